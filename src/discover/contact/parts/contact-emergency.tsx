import { eraseForExit } from '../../../questions/emergency/parts/quick-exit.ts'
import EmergencyOver, { type DetectedEmergency, notesOf } from '../../../safety/parts/emergency-over.tsx'
import { EmergencyScreen } from '../../../safety/parts/emergency-screen.tsx'
import { Button } from '../../../ui/button.tsx'

type OverProps = Omit<Parameters<typeof EmergencyOver>[0], 'onExit'>

/** Over the form, whose words stay beneath it. */
export default function ContactEmergency(props: OverProps) {
  return <EmergencyOver {...props} onExit={eraseForExit} />
}

type PageProps = {
  danger: DetectedEmergency
  sent: boolean
  values: Record<string, string>
  action: string
}

/** The answer to a form that was posted without script: what was typed goes back into it. */
export function ContactEmergencyPage({ danger, sent, values, action }: PageProps) {
  const { words } = danger.screen
  const back: Record<string, string> = sent ? {} : { ...values, notEmergency: danger.situations.join(' ') }
  return (
    <main id="main" className="container emergency-page">
      <EmergencyScreen screen={danger.screen} focus notes={notesOf(danger, sent)} onExit={eraseForExit}>
        <form method={sent ? 'get' : 'post'} action={action}>
          {Object.entries(back).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="plain">
            {words.dismiss}
          </Button>
        </form>
        <p className="soft small">{words.dismissHint}</p>
      </EmergencyScreen>
    </main>
  )
}
