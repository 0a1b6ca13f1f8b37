/**
 * A part of the script that stands in the head of every page (`early-draft.ts`, whose `on` it uses), there before
 * anything can be pressed; short, since every visit carries it.
 *
 * A page that begins to run, or learns something of what is typed, moves what stands beneath. A press that begins on a
 * button and ends where it began is that button's, also where something else lies under the pointer by then: the browser
 * would give it to what the two have in common, or to what has come in between
 * (https://www.w3.org/TR/uievents/#event-type-click).
 */
export const movedPresses = `let q;on('pointerdown',e=>q=e);on('click',e=>{const b=q?.target.closest('button');b?.contains(e.target)===false&&Math.hypot(e.x-q.x,e.y-q.y)<9&&(e.preventDefault(),e.stopPropagation(),b.click());q=null},true)`
