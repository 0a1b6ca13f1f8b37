import { pdfPageTree } from './pdf-page-tree.ts'

/**
 * The program of the process that reads one PDF, as text, because the built server is one file. It gets the bytes on
 * its standard input, the maximum number of letters and its limits as arguments, and writes lines of JSON: `ready` once the
 * library is loaded, then the result; `unlimited` and nothing else where its limits do not hold. A refusal always states its reason.
 */
export const pdfProgram = `
const { inflateSync, constants } = require('node:zlib')
const [, library, maxLetters, perStream, inAll, processorTime, addressSpace, ownLimits] = process.argv
const say = (line) => require('node:fs').writeSync(1, JSON.stringify(line) + '\\n')
class Refused extends Error {}

${pdfPageTree}
// Names that run a script, open a program or carry a file; /La#75nch is another way to write /Launch. What stands in a
// string or in a stream is text, and says nothing, but for an address that is a script.
const active = /\\/(JavaScript|JS|XFA|Launch|RichMedia|EmbeddedFiles?|EF|FileAttachment|GoToE|ImportData)(?![A-Za-z0-9])/
const spelledOut = (text) => text.replace(/#([0-9a-fA-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)))
const refuseActive = (text) => {
  if (/\\(\\s*javascript:/i.test(text)) throw new Refused('active')
  const named = text.replace(/stream\\r?\\n[^]*?endstream/g, ' ').replace(/\\((?:\\\\[^]|[^()\\\\])*\\)/g, ' ')
  if (active.test(spelledOut(named))) throw new Refused('active')
}

// What a stream unfolds to, whatever its dictionary says of its filters: zlib data is known by its first two bytes.
let decoded = 0
function unfolded(data) {
  let bytes = data
  for (let depth = 0; depth < 8 && bytes.length > 2; depth += 1) {
    if ((bytes[0] & 15) !== 8 || (bytes[0] * 256 + bytes[1]) % 31 !== 0) break
    try {
      bytes = inflateSync(bytes, { maxOutputLength: Number(perStream), finishFlush: constants.Z_SYNC_FLUSH })
    } catch (error) {
      if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new Refused('unfolds')
      return null
    }
    decoded += bytes.length
    if (decoded > Number(inAll)) throw new Refused('unfolds')
  }
  return bytes === data ? null : bytes
}

// Object streams begin with pairs of numbers, and hold what the text of the file does not show.
function lookAtStreams(bytes) {
  const text = bytes.latin1Slice(0, bytes.length)
  const inStreams = []
  refuseActive(text)
  for (const { index, 0: { length } } of text.matchAll(/(?<!end)stream\\r?\\n/g)) {
    const head = text.slice(Math.max(0, index - 600), index)
    const dictionary = head.slice(head.lastIndexOf(' obj'))
    if (/\\/Subtype\\s*\\/Image/.test(dictionary) && !dictionary.includes('/ObjStm')) continue
    const inside = unfolded(bytes.subarray(index + length))
    if (!inside || !/^\\s*\\d+\\s+\\d+\\s/.test(inside.latin1Slice(0, Math.min(64, inside.length)))) continue
    const words = inside.latin1Slice(0, inside.length)
    refuseActive(words)
    inStreams.push({ at: index, text: words, first: Number(/\\/First\\s+(\\d+)/.exec(dictionary)?.[1] ?? 0) })
  }
  refuseEndlessPages(text, inStreams)
}

async function refuseScripts(document) {
  const attached = await document.getAttachments()
  const count = attached ? (attached.size ?? Object.keys(attached).length) : 0
  if (count > 0 || (await document.getJSActions()) || (await document.hasJSActions())) throw new Refused('active')
}

async function look(bytes) {
  lookAtStreams(bytes)
  const document = await require(library).getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  await refuseScripts(document)
  await refuseRepeatedPages(document)
  const pages = document.numPages
  let words = ''
  for (let number = 1; number <= pages && words.length < Number(maxLetters); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    words += items.map((item) => (item.str ?? '') + (item.hasEOL ? '\\n' : '')).join('') + '\\n\\n'
  }
  return { pages, words: words.slice(0, Number(maxLetters)) }
}

// A limit that could not be set is not missed by whoever set it: the kernel says which ones hold.
function isLimited() {
  if (process.platform !== 'linux') return true
  const told = require('node:fs').readFileSync(ownLimits, 'utf8')
  const holds = (name, most) => Number(new RegExp(name + ' +([0-9]+)').exec(told)?.[1] ?? Infinity) <= Number(most)
  return holds('Max cpu time', processorTime) && holds('Max address space', addressSpace)
}

async function main() {
  if (!isLimited()) return say({ unlimited: true })
  const parts = []
  for await (const part of process.stdin) parts.push(part)
  await require(library).getResolvedPDFJS()
  say({ ready: true })
  try {
    say(await look(Buffer.concat(parts)))
  } catch (error) {
    if (error instanceof RangeError) say({ refused: 'unfolds' })
    else say(error instanceof Refused ? { refused: error.message } : { unreadable: error.name + ': ' + error.message })
  }
}
main()`
