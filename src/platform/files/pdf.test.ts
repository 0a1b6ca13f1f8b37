import { describe, expect, test } from 'vitest'
import { Refusal } from '../../api/refusal.ts'
import { countPages, wordsOfPdf } from './pdf.ts'
import { readPdf } from './pdf-process.ts'
import { pdf, pdfWithHidden, pdfWithTinyStream, swellingPdf } from './samples.ts'

const active = { code: 'file_active_content', status: 415 }

describe('a PDF that somebody sends', () => {
  test('gives its pages and its words', async () => {
    expect(await countPages(pdf(['Mise en demeure', 'sous huit jours']))).toBe(2)
    expect(await wordsOfPdf(pdf(['Mise en demeure', 'sous huit jours']), 1000)).toBe(
      'Mise en demeure\n\nsous huit jours',
    )
    expect(await countPages(pdfWithHidden('/Lang (fr)'))).toBeDefined()
  })

  test('is refused when a small file unfolds into gigabytes', async () => {
    expect(swellingPdf().byteLength).toBeLessThan(3000)
    const before = process.resourceUsage().maxRSS
    for (const bomb of [swellingPdf(), swellingPdf('/Subtype /Image')]) {
      await expect(countPages(bomb)).rejects.toMatchObject({ code: 'file_too_large', status: 413 })
      expect(await wordsOfPdf(bomb, 1000)).toBeNull()
    }
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000)
  })

  test('is refused by the limits of its process when it hides from us that it unfolds', async () => {
    const disguised = Buffer.from(
      Buffer.from(swellingPdf('/Subtype /Image')).toString('latin1').replace('/ObjStm', '/#4fbjStm'),
      'latin1',
    )
    await expect(countPages(disguised)).rejects.toBeInstanceOf(Refusal)
    expect(await wordsOfPdf(disguised, 1000)).toBeNull()
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

  test('is refused when nothing can open it', async () => {
    const empty = Buffer.from('%PDF-1.7\nnothing inside\n%%EOF\n')
    await expect(countPages(empty)).rejects.toMatchObject({ code: 'file_damaged', status: 422 })
    expect(await wordsOfPdf(empty, 1000)).toBeNull()
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
