import { describe, expect, test } from 'vitest'
import {
  pdf,
  pdfOfOnePageOften,
  pdfWithHidden,
  pdfWithTinyStream,
  swellingPdf,
} from '../../../test/fixtures/sample-files.ts'
import { Refusal } from '../../api/refusal.ts'
import { countPages, textOfPdf } from './pdf.ts'
import { readPdf } from './pdf-process.ts'

const active = { code: 'file_active_content', status: 415 }

describe('a PDF that somebody sends', () => {
  test('gives its pages and its words', async () => {
    expect(await countPages(pdf(['Mise en demeure', 'sous huit jours']))).toBe(2)
    expect(await textOfPdf(pdf(['Mise en demeure', 'sous huit jours']), 1000)).toBe(
      'Mise en demeure\n\nsous huit jours',
    )
    expect(await countPages(pdfWithHidden('/Lang (fr)'))).toBeDefined()
  })

  test('is refused when a small file unfolds into gigabytes', async () => {
    expect(swellingPdf().byteLength).toBeLessThan(3000)
    const before = process.resourceUsage().maxRSS
    for (const bomb of [swellingPdf(), swellingPdf('/Subtype /Image')]) {
      await expect(countPages(bomb)).rejects.toMatchObject({ code: 'file_unfolds', status: 413 })
      expect(await textOfPdf(bomb, 1000)).toBeNull()
    }
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000)
  })

  test('is refused by the limits of its process when it hides from us that it unfolds', async () => {
    const disguised = Buffer.from(
      Buffer.from(swellingPdf('/Subtype /Image')).toString('latin1').replace('/ObjStm', '/#4fbjStm'),
      'latin1',
    )
    await expect(countPages(disguised)).rejects.toBeInstanceOf(Refusal)
    expect(await textOfPdf(disguised, 1000)).toBeNull()
  })

  test('is refused when it carries a script or a program, however it is spelt', async () => {
    for (const name of [
      '/JavaScript /JS (app.alert\\(1\\))',
      '/J#61vaScript /JS (1)',
      '/Launch /F (calc.exe)',
      '/La#75nch /F (a)',
    ]) {
      await expect(countPages(pdf(['x'], `/OpenAction << /S ${name} >>`))).rejects.toMatchObject(active)
      await expect(countPages(pdfWithHidden(`/OpenAction << /S ${name} >>`))).rejects.toMatchObject(active)
    }
    expect(await countPages(pdf(['x'], '/LaunchDate (2026)'))).toBe(1)
  })

  test('is refused when another file lies in it', async () => {
    const file = '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) >>] >> >>'
    await expect(countPages(pdf(['x'], file))).rejects.toMatchObject(active)
    await expect(countPages(pdfWithHidden(file))).rejects.toMatchObject(active)
  })

  test('is refused for a file or a script under another name, and not for a word in its text', async () => {
    for (const hidden of [
      '/AF [<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>]',
      '/OpenAction << /S /Rendition /JS (app.alert) >>',
      '/AcroForm << /XFA 5 0 R >>',
      '/OpenAction << /S /URI /URI (javascript:alert) >>',
    ]) {
      await expect(countPages(pdf(['x'], hidden))).rejects.toMatchObject(active)
      await expect(countPages(pdfWithHidden(hidden))).rejects.toMatchObject(active)
    }
    expect(await countPages(pdf(['/JavaScript and /Launch'], '/Lang (/JavaScript)'))).toBe(1)
    expect(await countPages(pdf(['x'], '/OpenAction << /S /URI /URI (https://a.test/JavaScript) >>'))).toBe(1)
  })

  test('is taken when a stream in it is tiny', async () => {
    expect(await countPages(pdfWithTinyStream())).toBe(1)
  })

  test('is refused when one page is told again and again, whatever the file says of its count', async () => {
    const tooMany = { code: 'file_too_many_pages', status: 413 }
    const often = '4 0 R '.repeat(600_000)
    const spelt = (file: Uint8Array) =>
      Buffer.from(Buffer.from(file).toString('latin1').replace('/Kids', '/K#69ds'), 'latin1')
    for (const endless of [
      pdf(['x'], '', { kids: `[${often}]`, count: 600_000 }),
      pdf(['x'], '', { kids: `[${often}]`, count: 1 }),
      pdf(['x'], '', { kids: '6 0 R', count: 600_000, more: [`[${often}]`] }),
      pdf(['x'], '', { kids: '6 0 R', count: 1, more: [`[${often}]`] }),
      pdf(['x'], '', { kids: '[4 0 R 4 0 R]', count: 2 }),
      pdfOfOnePageOften(600_000, 600_000),
      pdfOfOnePageOften(600_000, 1),
      spelt(pdf(['x'], '', { kids: '[4 0 R 4 0 R]', count: 1 })),
      // A reader that looks only at the last definition of an object sees another tree.
      Buffer.concat([
        pdf(['x'], '', { kids: '6 0 R', count: 2, more: ['[4 0 R 4 0 R]'] }),
        Buffer.from('% 6 0 obj [4 0 R] endobj\n%%EOF\n'),
      ]),
    ]) {
      expect(endless.byteLength).toBeLessThan(5_000_000)
      await expect(countPages(endless)).rejects.toMatchObject(tooMany)
      expect(await textOfPdf(endless, 1000)).toBeNull()
    }
    expect(pdfOfOnePageOften(600_000, 1).byteLength).toBeLessThan(6000)
  })

  test('is refused when its page tree turns back on itself, or has more pages than anybody sends', async () => {
    const tooMany = { code: 'file_too_many_pages', status: 413 }
    const branch = (kids: string) => `<< /Type /Pages /Parent 2 0 R /Kids [${kids}] /Count 1 >>`
    for (const endless of [
      pdf(['x'], '', { kids: '[4 0 R 2 0 R]', count: 1 }),
      pdf(['x'], '', { kids: '[6 0 R]', count: 1, more: [branch('4 0 R 2 0 R')] }),
      pdf(['x'], '', { kids: '[6 0 R 7 0 R]', count: 2, more: [branch('4 0 R'), branch('4 0 R')] }),
      pdf(Array.from({ length: 2001 }, (_, at) => `p ${at}`)),
    ])
      await expect(countPages(endless)).rejects.toMatchObject(tooMany)
    expect(await countPages(pdf(Array.from({ length: 2000 }, (_, at) => `p ${at}`)))).toBe(2000)
    expect(await countPages(pdf(['a', 'b'], '', { kids: '[8 0 R 6 0 R]', more: [branch('4 0 R')] }))).toBe(2)
  })

  test('is taken as it was changed last: pages of an earlier version are no repetition', async () => {
    const first = Buffer.from(pdf(['a', 'b']))
    const start = first.byteLength
    const root = '2 0 obj\n<< /Type /Pages /Kids [8 0 R 6 0 R] /Count 2 >>\nendobj\n'
    const branch = '8 0 obj\n<< /Type /Pages /Parent 2 0 R /Kids [4 0 R] /Count 1 >>\nendobj\n'
    const at = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`
    const table = `xref\n2 1\n${at(start)}8 1\n${at(start + root.length)}`
    const before = /startxref\n(\d+)/.exec(first.toString('latin1'))?.[1]
    const end = `trailer\n<< /Size 9 /Root 1 0 R /Prev ${before} >>\nstartxref\n${start + root.length + branch.length}\n%%EOF\n`
    const changed = Buffer.concat([first, Buffer.from(root + branch + table + end, 'latin1')])
    expect(await countPages(changed)).toBe(2)
    expect(await textOfPdf(changed, 100)).toBe('a\n\nb')
  })

  test('is refused when nothing can open it', async () => {
    const empty = Buffer.from('%PDF-1.7\nnothing inside\n%%EOF\n')
    await expect(countPages(empty)).rejects.toMatchObject({ code: 'file_damaged', status: 422 })
    expect(await textOfPdf(empty, 1000)).toBeNull()
  })

  test('waits its turn where many come at once, and all are read', async () => {
    const readings = await Promise.all(Array.from({ length: 5 }, (_, at) => readPdf(pdf([`letter ${at}`]), 100)))
    expect(readings.map((reading) => reading.kind === 'read' && reading.words.trim())).toEqual([
      'letter 0',
      'letter 1',
      'letter 2',
      'letter 3',
      'letter 4',
    ])
  })
})
