// Divides the intervals that can still be chosen into connected groups: an
// interval that begins at or after the end of all earlier intervals begins a
// new group. The value of a group is the mex over its intervals; choosing one
// of them removes all that meet it. The value of several groups is their xor.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

using Interval = std::pair<int, int>;
using Group = std::vector<Interval>;  // sorted

std::map<Group, int> known;

int value_of_groups(const Group& intervals);

int value_of_group(const Group& group) {
    const auto found = known.find(group);
    if (found != known.end()) return found->second;
    std::vector<bool> seen(256);
    for (const Interval& chosen : group) {
        Group rest;
        for (const Interval& other : group)
            if (other.second <= chosen.first || chosen.second <= other.first)
                rest.push_back(other);
        seen[value_of_groups(rest)] = true;
    }
    int value = 0;
    while (seen[value]) ++value;
    return known[group] = value;
}

int value_of_groups(const Group& intervals) {
    int value = 0, end = 0;
    Group group;
    for (const Interval& interval : intervals) {
        if (!group.empty() && interval.first >= end) {
            value ^= value_of_group(group);
            group.clear();
        }
        group.push_back(interval);
        end = std::max(end, interval.second);
    }
    return group.empty() ? value : value ^ value_of_group(group);
}

int main() {
    int tests, n;
    std::cin >> tests;
    while (tests-- > 0 && std::cin >> n) {
        Group intervals(n);
        for (Interval& interval : intervals)
            std::cin >> interval.first >> interval.second;
        std::sort(intervals.begin(), intervals.end());
        known.clear();
        std::cout << (value_of_groups(intervals) == 0 ? "Bob\n" : "Alice\n");
    }
}
