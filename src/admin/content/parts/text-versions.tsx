import type { EditedText } from '../../../content/contract.ts'
import { dayAndHour } from '../../../i18n/format.ts'
import { fill } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useAdminMessages } from '../../parts/messages.ts'

type TextVersionsProps = {
  text: EditedText
  onPublish: (version: number) => void
  onRestore: (version: number) => void
}

/** Who saved what and when; an old version can be published as it is, or restored as a draft. */
export function TextVersions({ text, onPublish, onRestore }: TextVersionsProps) {
  const words = useAdminMessages('content').content
  const locale = useLocale()
  return (
    <Table label={words.versions}>
      <thead>
        <tr>
          <th scope="col">{words.version}</th>
          <th scope="col">{words.saved}</th>
          <th scope="col">{words.by}</th>
          <th scope="col">{words.state}</th>
          {text.mayEdit && <th scope="col">{words.edit}</th>}
        </tr>
      </thead>
      <tbody>
        {text.versions.map((one) => (
          <tr key={one.version}>
            <td className="num">{one.version}</td>
            <td>
              <time dateTime={one.savedAt}>{dayAndHour(locale, one.savedAt)}</time>
            </td>
            <td>{one.savedBy ?? words.withProduct}</td>
            <td>
              {one.version === text.publishedVersion ? (
                <Tag tone="moss">{words.current}</Tag>
              ) : one.publishAt && !one.publishedAt ? (
                fill(words.plannedFor, { date: dayAndHour(locale, one.publishAt) })
              ) : one.publishedAt ? (
                fill(words.public, { date: dayAndHour(locale, one.publishedAt) })
              ) : (
                words.notPublic
              )}
            </td>
            {text.mayEdit && (
              <td>
                {one.version !== text.publishedVersion && (
                  <Button variant="link" onClick={() => onPublish(one.version)}>
                    {fill(words.publish, { n: one.version })}
                  </Button>
                )}
                {one.version !== text.latestVersion && (
                  <Button variant="link" onClick={() => onRestore(one.version)}>
                    {fill(words.restore, { n: one.version })}
                  </Button>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
