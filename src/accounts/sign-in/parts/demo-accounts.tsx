import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { AccountsMessages } from '../../parts/messages.ts'

/** The demonstration accounts and their password; they do not exist where the product is live. */
export const demoPassword = 'clairavis-demo'
export const demoAccounts = [
  { role: 'client', email: 'client@demo.test' },
  { role: 'expert', email: 'expert@demo.test' },
  { role: 'specialist', email: 'specialist@demo.test' },
  { role: 'admin', email: 'admin@demo.test' },
  { role: 'compliance', email: 'compliance@demo.test' },
  { role: 'support', email: 'support@demo.test' },
] as const

type DemoAccountsProps = {
  words: Pick<AccountsMessages['login'], 'demo' | 'demoUse' | 'demoRoles'>
  onUse: (account: { email: string; password: string }) => void
}

export function DemoAccounts({ words, onUse }: DemoAccountsProps) {
  return (
    <section aria-labelledby="demo-accounts">
      <p id="demo-accounts" className="small">
        {fill(words.demo, { password: demoPassword })}
      </p>
      <ul className="demo-accounts">
        {demoAccounts.map(({ role, email }) => (
          <li key={email}>
            <span>
              <b>{words.demoRoles[role]}</b>
              <br />
              {email}
            </span>
            <Button variant="plain" size="small" onClick={() => onUse({ email, password: demoPassword })}>
              {words.demoUse}
              <span className="sr"> {email}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
