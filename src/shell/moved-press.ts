/**
 * A part of the script that stands in the head of every page (`early-draft.ts`, whose `on` it uses), there before
 * anything can be pressed; short, since every visit carries it.
 *
 * A page that begins to run, or learns something of what is typed, moves what stands beneath. A press that begins on a
 * button and ends where it began is that button's, also where something else lies under the pointer by then: the browser
 * would give it to what the two have in common, or to what has come in between
 * (https://www.w3.org/TR/uievents/#event-type-click).
 */
export const movedPresses = `let o;on('pointerdown',e=>o=e);on('click',e=>{const b=o?.target.closest('button');b&&!b.contains(e.target)&&Math.hypot(e.x-o.x,e.y-o.y)<9&&(e.preventDefault(),e.stopPropagation(),b.click());o=null},true)`
