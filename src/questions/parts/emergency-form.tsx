import type { Locale } from '../../i18n/locale.ts'
import { EmergencyScreen } from '../../safety/parts/emergency-screen.tsx'
import { Button } from '../../ui/button.tsx'
import type { PostedEmergency } from './asked-before.ts'

type EmergencyFormProps = { posted: PostedEmergency; locale: Locale; action: string }

/** The answer to a form that was posted without script: a document with nothing but the screen, and a way on. */
export function EmergencyForm({ posted, locale, action }: EmergencyFormProps) {
  const { screen, kept, situations, text } = posted
  const { words } = screen
  return (
    <main id="main" className="container emergency-page">
      <EmergencyScreen
        screen={screen}
        focus
        allNumbers={`/${locale}/urgence`}
        notes={kept ? [words.told, words.kept] : [words.kept]}
      >
        <form method="post" action={action}>
          <input type="hidden" name="text" value={text} />
          <input type="hidden" name="notEmergency" value={situations.join(' ')} />
          <Button type="submit" variant="plain">
            {words.dismiss}
          </Button>
        </form>
        <p className="soft small">{words.dismissHint}</p>
      </EmergencyScreen>
    </main>
  )
}
