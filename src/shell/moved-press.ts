const press = `on('pointerdown',({target:t,clientX:x,clientY:y})=>{const b=t.closest?.('button');p=b&&{b,x,y}})`
const click = `on('click',e=>{const d=p;p=0;d&&e.isTrusted&&d.b.isConnected&&!e.composedPath().includes(d.b)&&Math.hypot(e.clientX-d.x,e.clientY-d.y)<10&&(e.preventDefault(),e.stopImmediatePropagation(),d.b.click())})`

/**
 * Stands in the head of every page, written by the server; short, since every visit carries it.
 *
 * A page that begins to run, or learns something of what is typed, moves what stands beneath. A press that begins on a
 * button and ends where it began is that button's, also where something else lies under the pointer by then: the browser
 * would give it to what the two have in common, or to what has come in between
 * (https://www.w3.org/TR/uievents/#event-type-click).
 */
export const movedPressScript = `(()=>{let p;const on=(t,f)=>addEventListener(t,f,true);${press};${click}})()`
