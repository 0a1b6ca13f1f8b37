import { fieldsOf, fillFields } from './form-fields.ts'

/**
 * Stands in the head of every page, written by the server: what was kept is shown again as soon as the document is
 * there, and what is typed before the page runs is kept when one leaves. A box or a form names its draft, `data-draft`,
 * until the page runs and keeps it itself (`autosave`, `useFormDraft`).
 */
export const earlyDraftScript = `(()=>{const F=${fieldsOf},W=${fillFields},s=e=>e.dataset.draftLife==='tab'?sessionStorage:localStorage,a=t=>document.querySelectorAll(t+'[data-draft]'),g=e=>{try{const d=JSON.parse(s(e).getItem('draft:'+e.dataset.draft));return d&&Date.now()-d.savedAt<2592e6?d.value:{}}catch{return{}}},p=(e,value)=>{try{s(e).setItem('draft:'+e.dataset.draft,JSON.stringify({value,savedAt:Date.now()}))}catch{}},c=f=>{const n=F(f),o=F(f,true);return Object.fromEntries(Object.entries(n).filter(([k,v])=>v.join()!==o[k].join()))};addEventListener('DOMContentLoaded',()=>{for(const b of a('textarea'))b.value||=g(b).text??'';for(const f of a('form'))W(f,{...g(f),...c(f)})});addEventListener('pagehide',()=>{for(const b of a('textarea')){const o=g(b);b.value&&b.value!==b.defaultValue&&b.value!==o.text&&p(b,{...o,text:b.value,category:null})}for(const f of a('form')){const n=c(f);Object.keys(n).length&&p(f,{...g(f),...n})}})})()`
