// Modules that the build makes (`vite.config.ts`).

/** The script of the head, whole, as text; empty for the browser. */
declare module 'virtual:head-script' {
  const text: string
  export default text
}

/** Where the browser finds `entry.reading.ts`; nothing for the browser itself. */
declare module 'virtual:reading-entry' {
  const entry: {
    src: string
    /** What it imports at once. */
    imports: readonly string[]
    /** What must run before it: the bundler's own module during development. */
    before: readonly string[]
    /** The files of the detector of emergencies and of the box that runs it; none during development. */
    detector: readonly string[]
  }
  export default entry
}
