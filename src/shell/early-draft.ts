/**
 * Stands in the head of every page, written by the server: what is typed into a box before the page runs is kept when
 * one leaves. Such a box names its draft, `data-draft`, until the page runs and keeps it itself (`autosave`).
 */
export const earlyDraftScript = `addEventListener('pagehide',()=>{try{for(const b of document.querySelectorAll('textarea[data-draft]')){const k='draft:'+b.dataset.draft,o=JSON.parse(localStorage.getItem(k));b.value&&b.value!==b.defaultValue&&localStorage.setItem(k,JSON.stringify({value:{...o?.value,text:b.value,category:null},savedAt:Date.now()}))}}catch{}})`
