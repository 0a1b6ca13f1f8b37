import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Prose } from '../content/parts/prose.tsx'
import { parseProse } from '../content/prose.ts'
import { FaqEntries } from '../discover/articles/parts/faq-entries.tsx'
import { Notice } from './feedback/notice.tsx'
import { Check, Choices } from './forms/check.tsx'
import { TextField } from './forms/field.tsx'
import { Form } from './forms/form.tsx'
import { Unbroken } from './unbroken.tsx'

it('keeps « e-mail » on one line, as often as it stands there', () => {
  const drawn = renderToStaticMarkup(<Unbroken>E-mail ou e-mails, e-mail-test</Unbroken>)
  expect(drawn).toBe(
    '<span class="nowrap">E-mail</span> ou <span class="nowrap">e-mails</span>, <span class="nowrap">e-mail</span>-test',
  )
})

it('keeps them in what a form complains about and in a notice', () => {
  const said = 'Écrivez une adresse e-mail complète.'
  const problems = [{ field: 'email', message: said }, { message: said }]
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <Form problems={problems} summaryTitle="2">
          <TextField name="email" label="Adresse" />
          <Notice tone="danger">{said}</Notice>
        </Form>
      ),
    },
  ])
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(drawn.split('<span class="nowrap">e-mail</span> complète.')).toHaveLength(5)
})

it('keeps each reference of a text on one line, and leaves every other word as it is', () => {
  const drawn = renderToStaticMarkup(<Unbroken>Your contract CLV-7K3M-9QX2, paid with F2026-000120.</Unbroken>)
  expect(drawn).toBe(
    'Your contract <span class="nowrap">CLV-7K3M-9QX2</span>, paid with <span class="nowrap">F2026-000120</span>.',
  )
  const plain = 'somebody@client.test, peut-être SARL-Martin, 2026-11-22'
  expect(renderToStaticMarkup(<Unbroken>{plain}</Unbroken>)).toBe(plain)
})

const whole = '<span class="nowrap">e-mail</span>'

it('keeps them in texts from Markdown and in the questions of an FAQ, and leaves links as they are', () => {
  const text =
    '## Votre e-mail\n\nUn **e-mail** suffit.\n\n- par e-mail à [anne-e-mail@x.test](mailto:anne-e-mail@x.test)'
  const prose = renderToStaticMarkup(<Prose blocks={parseProse(text)} />)
  expect(prose).toContain(`Votre ${whole}`)
  expect(prose).toContain(`<strong>${whole}</strong>`)
  expect(prose).toContain(`par ${whole} à `)
  expect(prose).toContain('href="mailto:anne-e-mail@x.test"')
  const entries = [{ slug: 'one', title: 'Un e-mail suffit-il ?', blocks: [] }]
  expect(renderToStaticMarkup(<FaqEntries entries={entries} />)).toContain(`<span>Un ${whole} suffit-il ?</span>`)
})

it('keeps them in labels and hints, and leaves a label that holds a link to itself', () => {
  const drawn = renderToStaticMarkup(
    <>
      <Check label="Nouvelles par e-mail" hint="Un e-mail par mois" />
      <Choices legend="Comment" name="how" choices={[{ value: 'mail', label: 'Par e-mail', hint: 'Un e-mail' }]} />
      <TextField name="email" label="Adresse e-mail" hint="Pour l’e-mail" />
    </>,
  )
  expect(drawn.split(whole)).toHaveLength(7)
  expect(renderToStaticMarkup(<Unbroken>{<a href="/e-mail">ici</a>}</Unbroken>)).toBe('<a href="/e-mail">ici</a>')
})
