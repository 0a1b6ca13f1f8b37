// The product's own way to render, so that only the page differs.
export { default } from '../../../src/entry.server.tsx'
