import { fieldsOf, fillFields } from './form-fields.ts'
import { movedPresses } from './moved-press.ts'

/**
 * Stands in the head of every page, written by the server: what was kept is shown again as soon as the document is
 * there, and what is typed before the page runs is kept when one leaves. A box or a form names its draft, `data-draft`,
 * until the page runs and keeps it itself (`autosave`, `useFormDraft`). The home page has a box and no such form. No press
 * is lost meanwhile (`moved-press.ts`).
 */
export const earlyDraftScript = (home: boolean): string =>
  home ? `(()=>{${always}})()` : `(()=>{${always};${forms()}})()`

const common = `const s=e=>e.dataset.draftLife==='tab'?sessionStorage:localStorage,a=t=>document.querySelectorAll(t+'[data-draft]'),g=e=>{try{const d=JSON.parse(s(e).getItem('draft:'+e.dataset.draft));return d&&Date.now()-d.savedAt<2592e6?d.value:{}}catch{return{}}},p=(e,value)=>{try{s(e).setItem('draft:'+e.dataset.draft,JSON.stringify({value,savedAt:Date.now()}))}catch{}},on=addEventListener`
const boxes = `on('DOMContentLoaded',()=>{for(const b of a('textarea'))b.value||=g(b).text??''});on('pagehide',()=>{for(const b of a('textarea')){const o=g(b);b.value&&b.value!==b.defaultValue&&b.value!==o.text&&p(b,{...o,text:b.value,category:null})}})`
const always = `${common};${movedPresses};${boxes}`
const forms = () =>
  `const F=${fieldsOf},W=${fillFields},c=f=>{const n=F(f),o=F(f,true);return Object.fromEntries(Object.entries(n).filter(([k,v])=>v.join()!==o[k].join()))};on('DOMContentLoaded',()=>{for(const f of a('form'))W(f,{...g(f),...c(f)})});on('pagehide',()=>{for(const f of a('form')){const n=c(f);Object.keys(n).length&&p(f,{...g(f),...n})}})`
