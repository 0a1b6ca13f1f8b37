import { createHash } from 'node:crypto'

const light = `--paper:oklch(.972 .007 100);--sheet:oklch(.993 .004 100);--wash:oklch(.945 .034 80);--good:oklch(.945 .032 128);
--bad:oklch(.945 .022 35);--ink:oklch(.245 .03 205);--soft:oklch(.395 .026 200);--line:oklch(.868 .014 130);--edge:oklch(.575 .025 180);
--action:oklch(.365 .072 165);--on:oklch(.985 .006 100);--focus:oklch(.46 .125 250);--mark:oklch(.615 .13 53);--good-ink:oklch(.385 .085 138);--bad-ink:oklch(.4 .13 28)`

const dark = `--paper:oklch(.205 .02 208);--sheet:oklch(.262 .02 200);--wash:oklch(.3 .036 65);--good:oklch(.3 .04 145);
--bad:oklch(.3 .05 28);--ink:oklch(.95 .01 100);--soft:oklch(.85 .014 140);--line:oklch(.405 .02 190);--edge:oklch(.66 .022 180);
--action:oklch(.86 .075 165);--on:oklch(.215 .035 170);--focus:oklch(.83 .11 85);--mark:oklch(.77 .12 62);--good-ink:oklch(.87 .08 140);--bad-ink:oklch(.85 .075 30)`

export const style = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:1rem/1.55 "Atkinson Hyperlegible Next",Verdana,system-ui,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 2rem;align-items:baseline;justify-content:space-between}
h1,h2{font-family:"Bricolage Grotesque","Avenir Next",system-ui,sans-serif;line-height:1.1;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.55rem + .95vw,2.4rem);margin:0}
h2{font-size:clamp(1.25rem,1.2rem + .3vw,1.5rem);margin:0}
a{color:var(--action);text-underline-offset:.2em;display:inline-block;padding:.6rem 0}
p{margin:.75rem 0;max-width:44rem}
.soft{color:var(--soft);font-size:.9rem}
.num{font-variant-numeric:tabular-nums}
.clock{display:inline-block;background:var(--wash);border-inline-start:4px solid var(--mark);padding:.4rem .8rem}
.outcome{background:var(--good);border-inline-start:4px solid var(--good-ink);padding:.75rem 1rem;max-width:none}
.outcome.bad{background:var(--bad);border-color:var(--bad-ink)}
section{margin-top:2.5rem}
.head{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;
border-bottom:2px solid var(--ink);padding-bottom:.5rem;min-height:3.5rem}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1.2fr) auto auto;column-gap:1.5rem}
li{display:grid;grid-template-columns:subgrid;grid-column:1/-1;row-gap:.6rem;align-items:center;
padding:.8rem 0;border-bottom:1px solid var(--line)}
li>div{min-width:0;overflow-wrap:anywhere}
li strong{display:block}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
.many .actions{grid-column:1/-1}
.state{display:inline-block;white-space:nowrap;padding:.05rem .6rem;border-radius:1rem;border:1px solid var(--edge);font-size:.9rem;background:var(--sheet)}
.state.good{background:var(--good);border-color:var(--good-ink);color:var(--good-ink)}
.state.bad{background:var(--bad);border-color:var(--bad-ink);color:var(--bad-ink)}
form{margin:0}
button{font:inherit;font-size:.95rem;min-height:2.75rem;padding:.4rem 1rem;border-radius:.6rem;border:1px solid var(--edge);
background:var(--sheet);color:var(--ink);cursor:pointer}
button.main{background:var(--action);border-color:var(--action);color:var(--on);font-weight:700}
button:hover{border-color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:46rem){ul{grid-template-columns:minmax(0,1fr) auto}li>div{grid-column:1/-1}
.few li>div:nth-child(3){grid-column:1}.few .actions{grid-column:2}
.some .actions{grid-column:1/-1}.many .actions form,.many .actions button{flex:1 1 100%}}
@media (forced-colors:active){.state,.outcome,.clock{border:1px solid CanvasText}}
`

export const styleHash = createHash('sha256').update(style).digest('base64')
