import { expect, it } from 'vitest'
import { followAddress } from './follow-address.ts'

class Field extends EventTarget {
  type = 'email'
  autocomplete = 'email'
  #value = ''
  name: string
  constructor(name: string) {
    super()
    this.name = name
  }
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
  closest = () => null
}

/** A form with one field, into which something is typed. */
function formWith(name: string) {
  const field = new Field(name)
  const form = Object.assign(new EventTarget(), { elements: [field] }) as unknown as HTMLFormElement
  const type = (value: string) => {
    field.value = value
    form.dispatchEvent(new Event('input'))
  }
  return { field, form, type }
}

it('the address for the link is the one typed above, before and after', () => {
  const [application, own] = [formWith('email'), formWith('later')]
  application.type('ines@cabinet')
  followAddress(application.form, own.form)
  expect(own.field.value).toBe('ines@cabinet')
  application.type('ines@cabinet-moreau.fr')
  expect(own.field.value).toBe('ines@cabinet-moreau.fr')
})

it.each(['ines@home.fr', ''])('an address that was changed to "%s" stays', (other) => {
  const [application, own] = [formWith('email'), formWith('later')]
  followAddress(application.form, own.form)
  application.type('ines@cabinet-moreau.fr')
  own.type(other)
  application.type('ines@cabinet.fr')
  expect(own.field.value).toBe(other)
})

it('nothing follows once the form has gone', () => {
  const [application, own] = [formWith('email'), formWith('later')]
  followAddress(application.form, own.form)()
  application.type('ines@cabinet-moreau.fr')
  expect(own.field.value).toBe('')
})
