// The text of a module that is bundled as a script: see build.js.
declare module "*?script" {
    const text: string;
    export default text;
}
