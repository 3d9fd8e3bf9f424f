// theorems: the theorems of problems. `theorem` in problem.toml names one of them. A theorem says of each position whether
// the player to move loses, or what the position is worth, and why.
import { bachet, bachetFromP, multiplesOf3, multiplesOf6 } from "./bachet";
import { calendar } from "./calendar";
import { cardsFromTheTop } from "./cardsFromTheTop";
import { climbers } from "./climbers";
import { cutcake } from "./cutcake";
import { cutting } from "./cutting";
import { diagonals } from "./diagonals";
import { diagram } from "./diagram";
import { differentPiles } from "./differentPiles";
import { endNim } from "./endNim";
import { equalHalves } from "./equalHalves";
import { euclid } from "./euclid";
import { evenNumbers } from "./evenNumbers";
import { factor18 } from "./factor18";
import { fewerStones } from "./fewerStones";
import { fibonacci, misereFibonacci, multiples } from "./fibonacci";
import { firstPile } from "./firstPile";
import { firstToEnd } from "./firstToEnd";
import { foldedRow } from "./foldedRow";
import { freeTrees } from "./freeTrees";
import {
    nimOfColumnGaps,
    nimOfGaps,
    nimOfPairs,
    staircaseOfGaps,
    staircaseOfGapsToTheRight,
} from "./gaps";
import { colon, fusion, misereColon } from "./hackenbush";
import { halvesOfPiles } from "./halvesOfPiles";
import { independentBars } from "./independentBars";
import { halfOfDifference } from "./halfOfDifference";
import { independentPiles } from "./independentPiles";
import { gapsBetweenIntervals } from "./intervals";
import { kingRookQueenKnight } from "./kingRookQueenKnight";
import { largestNumber } from "./largestNumber";
import { largestPile } from "./largestPile";
import { layers } from "./layers";
import { leadsAndGaps } from "./leadsAndGaps";
import { leafChains } from "./leafChains";
import { longestPath } from "./longestPath";
import { loseOnPurpose } from "./loseOnPurpose";
import { matching, matchingOfHole } from "./matching";
import { middleOfRow } from "./middleOfRow";
import { middlesOfRows } from "./middlesOfRows";
import { moore } from "./moore";
import { namedPile } from "./namedPile";
import { nextZero } from "./nextZero";
import { misereNim, nim, nimOfDifferences, nimOfFactors, nimOfRows } from "./nim";
import { oddAndEven } from "./oddAndEven";
import { allEven, bothEven, equalPairs, oddDegrees, oddOnes, oddPowerOf2 } from "./parity";
import { backwardInduction, negamax, retrogradeAnalysis, smallestTotals } from "./options";
import { redAndBlue } from "./redAndBlue";
import { redBlueTree } from "./redBlueTree";
import { remainder } from "./remainder";
import { secondMissing } from "./secondMissing";
import { shortcuts } from "./shortcuts";
import { stableMatching } from "./stableMatching";
import {
    staircase,
    staircaseOfBoxes,
    staircaseOfGrid,
    staircaseOfRows,
    staircaseOfTree,
} from "./staircase";
import { staircaseOfDepths } from "./staircaseOfDepths";
import { stonesAndMerges } from "./stonesAndMerges";
import { stretchesBetweenMarks } from "./stretches";
import { sumOfComponents } from "./sumOfComponents";
import { sumOfCells, sumOfLights, sumOfPieces } from "./sumOfPieces";
import {
    sumOfNumberedPiles,
    sumOfPairs,
    sumOfPiles,
    sumOfPilesAndMoves,
    sumOfStones,
} from "./sumOfPiles";
import { sumOfPrimes } from "./sumOfPrimes";
import { sumOfRectangles } from "./sumOfRectangles";
import { sumOfRegions } from "./sumOfRegions";
import { sumOfFreeRows, sumOfMarkedRows, sumOfRows } from "./sumOfRows";
import { suspense } from "./suspense";
import type { Law, Rule, Scoring, Sum } from "./theorem";
import { treblecross } from "./treblecross";
import { valuesOfColumns } from "./valuesOfColumns";
import { wythoff } from "./wythoff";

export const SUMS: Record<string, Sum> = {
    nim,
    "misere-nim": misereNim,
    "nim-of-factors": nimOfFactors,
    "nim-of-rows": nimOfRows,
    "nim-of-differences": nimOfDifferences,
    "nim-of-gaps": nimOfGaps,
    "nim-of-column-gaps": nimOfColumnGaps,
    "nim-of-pairs": nimOfPairs,
    "staircase-of-gaps": staircaseOfGaps,
    "staircase-of-gaps-to-the-right": staircaseOfGapsToTheRight,
    staircase,
    "staircase-of-rows": staircaseOfRows,
    "staircase-of-boxes": staircaseOfBoxes,
    "staircase-of-grid": staircaseOfGrid,
    "staircase-of-tree": staircaseOfTree,
    "sum-of-piles": sumOfPiles,
    "sum-of-numbered-piles": sumOfNumberedPiles,
    "sum-of-piles-and-moves": sumOfPilesAndMoves,
    "sum-of-pairs": sumOfPairs,
    "sum-of-stones": sumOfStones,
    "sum-of-marked-rows": sumOfMarkedRows,
    "sum-of-free-rows": sumOfFreeRows,
    "sum-of-rows": sumOfRows,
    "sum-of-regions": sumOfRegions,
    "sum-of-rectangles": sumOfRectangles,
    "sum-of-primes": sumOfPrimes,
    "gaps-between-intervals": gapsBetweenIntervals,
    "free-trees": freeTrees,
    "stretches-between-marks": stretchesBetweenMarks,
    "sum-of-components": sumOfComponents,
    "sum-of-pieces": sumOfPieces,
    "sum-of-cells": sumOfCells,
    "sum-of-lights": sumOfLights,
    colon,
    fusion,
    "misere-colon": misereColon,
};

export const RULES: Record<string, Rule> = {
    wythoff,
    cutcake,
    "leads-and-gaps": leadsAndGaps,
    "red-blue-tree": redBlueTree,
    "values-of-columns": valuesOfColumns,
    bachet,
    "bachet-from-p": bachetFromP,
    "multiples-of-3": multiplesOf3,
    "multiples-of-6": multiplesOf6,
    fibonacci,
    "misere-fibonacci": misereFibonacci,
    multiples,
    moore,
    "end-nim": endNim,
    euclid,
    "all-even": allEven,
    "equal-pairs": equalPairs,
    "both-even": bothEven,
    "odd-degrees": oddDegrees,
    "odd-ones": oddOnes,
    "odd-power-of-2": oddPowerOf2,
    "largest-pile": largestPile,
    "first-pile": firstPile,
    diagonals,
    layers,
    matching,
    "matching-of-hole": matchingOfHole,
    "factor-18": factor18,
    remainder,
    calendar,
    diagram,
    treblecross,
    cutting,
    suspense,
    "first-to-end": firstToEnd,
    "independent-piles": independentPiles,
    "named-pile": namedPile,
    "longest-path": longestPath,
    "even-numbers": evenNumbers,
    "largest-number": largestNumber,
    "stones-and-merges": stonesAndMerges,
    climbers,
    "staircase-of-depths": staircaseOfDepths,
    "odd-and-even": oddAndEven,
    "equal-halves": equalHalves,
    "different-piles": differentPiles,
    "leaf-chains": leafChains,
    "fewer-stones": fewerStones,
    "next-zero": nextZero,
    "independent-bars": independentBars,
    "red-and-blue": redAndBlue,
    shortcuts,
    "king-rook-queen-knight": kingRookQueenKnight,
    "lose-on-purpose": loseOnPurpose,
    "stable-matching": stableMatching,
};

export const SCORINGS: Record<string, Scoring> = {
    "second-missing": secondMissing,
    "halves-of-piles": halvesOfPiles,
    "folded-row": foldedRow,
    "middle-of-row": middleOfRow,
    "middles-of-rows": middlesOfRows,
    "half-of-difference": halfOfDifference,
    "cards-from-the-top": cardsFromTheTop,
};

export const LAWS: Record<string, Law> = {
    "backward-induction": backwardInduction,
    "retrograde-analysis": retrogradeAnalysis,
    negamax,
    "smallest-totals": smallestTotals,
};

export const NAMES = [SUMS, RULES, SCORINGS, LAWS].flatMap((each) => Object.keys(each));
