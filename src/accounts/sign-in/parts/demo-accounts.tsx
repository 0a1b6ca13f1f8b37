import { fill } from '../../../i18n/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccountsMessages } from '../../parts/messages.ts'
import { demoAccounts, demoPassword } from '../demo-accounts.ts'

type DemoAccountsProps = {
  onUse: (account: { email: string; password: string }) => void
}

export function DemoAccounts({ onUse }: DemoAccountsProps) {
  const words = useAccountsMessages('login').login
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
