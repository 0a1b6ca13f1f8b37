/**
 * React Router writes what a page's loaders have read, and which modules it needs, as scripts that differ from page to
 * page. Here they become blocks that no browser runs, read by one script that is the same everywhere. So the page's
 * policy names constant scripts only, and a script that somebody has smuggled into a page does not run.
 */

const ids = { context: 'router-context', modules: 'router-modules', stream: 'router-stream' }

/**
 * Does in the browser what React Router's own scripts do. A block may have been taken out by a proxy. A module that cannot be
 * loaded is a rejection that nobody handles, by which the page knows that it must be loaded anew (`failed-scripts.ts`).
 */
export const startScript = `(()=>{
const read=id=>JSON.parse(document.getElementById(id)?.textContent??'null');
const context=read('${ids.context}'),chunks=read('${ids.stream}'),told=read('${ids.modules}');
if(context&&chunks){
window.__reactRouterContext=context;
context.stream=new ReadableStream({start(controller){context.streamController=controller;for(const chunk of chunks)controller.enqueue(chunk);controller.close()}}).pipeThrough(new TextEncoderStream());
}
const names=Object.keys(told.routes);
const whole=async files=>Object.assign({},...await Promise.all(files.map(file=>import(file))));
Promise.all([import(told.manifest),...names.map(name=>whole(told.routes[name]))]).then(([,...modules])=>{
window.__reactRouterRouteModules=Object.fromEntries(names.map((name,nth)=>[name,modules[nth]]));
return import(told.entry);
});
})()`

/** Where the reader was on this page, before anything is drawn twice: React Router's script, with its key. */
export const scrollScript = `(()=>{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},'');
try{
const top=JSON.parse(sessionStorage.getItem('react-router-scroll-positions')||'{}')[history.state.key];
if(typeof top==='number')scrollTo(0,top);
}catch{sessionStorage.removeItem('react-router-scroll-positions')}
})()`

const scrolls = /<script>\(\(storageKey, restoreKey\) =>[\s\S]*?\)\("react-router-scroll-positions", null\)<\/script>/
const begins =
  /<script>window\.__reactRouterContext = (\{[^\n]*?\});window\.__reactRouterContext\.stream = [\s\S]*?<\/script>/
const imports =
  /<script type="module" async="">((?:(?!<\/script>)[\s\S])*?window\.__reactRouterRouteModules[\s\S]*?)<\/script>/
const arrives = /<script>window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);<\/script>/g
const ends = '<script>window.__reactRouterContext.streamController.close();</script>'

/**
 * The page with its data in blocks.
 * @throws Error where a new version of React Router writes its scripts otherwise
 */
export function withInertData(html: string): string {
  const context = begins.exec(html)
  const modules = imports.exec(html)
  if (!context || !modules || !html.includes(ends))
    throw new Error('React Router’s scripts are not written as expected.')
  const chunks = [...html.matchAll(arrives)].map(([, chunk]) => chunk)
  // Functions, so that no `$` in the data is taken for a pattern.
  return html
    .replace(scrolls, () => `<script>${scrollScript}</script>`)
    .replace(context[0], () => block(ids.context, context[1] ?? ''))
    .replace(modules[0], () => block(ids.modules, escaped(JSON.stringify(modulesOf(modules[1] ?? '')))))
    .replace(arrives, '')
    .replace(ends, () => `${block(ids.stream, `[${chunks.join()}]`)}<script>${startScript}</script>`)
}

const block = (id: string, json: string) => `<script type="application/json" id="${id}">${json}</script>`
const escaped = (json: string) => json.replaceAll('<', '\\u003c')

/** A route may come in several files, whose exports belong together. */
type Modules = { manifest: string; entry: string; routes: Record<string, string[]> }

/** The files that the module script of a page imports. */
function modulesOf(script: string): Modules {
  const manifest = /^\s*import "([^"]+)";/.exec(script)?.[1]
  const entry = /import\("([^"]+)"\);?\s*$/.exec(script)?.[1]
  const files = [...script.matchAll(/import \* as (route\d+)(?:_\w+)? from "([^"]+)";/g)]
  const table = /window\.__reactRouterRouteModules = \{(.*?)\};/.exec(script)?.[1] ?? ''
  const routes = [...table.matchAll(/("(?:[^"\\]|\\.)*"):(route\d+)/g)].map(
    ([, id = '', route]) =>
      [JSON.parse(id) as string, files.flatMap(([, name, file = '']) => (name === route ? file : []))] as const,
  )
  if (!manifest || !entry || routes.length === 0 || routes.some(([, parts]) => parts.length === 0))
    throw new Error('React Router’s module script is not written as expected.')
  return { manifest, entry, routes: Object.fromEntries(routes) }
}
