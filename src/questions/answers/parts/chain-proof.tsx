import { withColon } from '../../../i18n/non-breaking.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { chainMessages, contributionLine, verdictOf } from '../chain-lines.ts'
import type { ChainProof as Chain } from '../contract-chain.ts'

/** Shows whoever has a hash of an answer whether its chain is whole, and who delivered what when. */
export function ChainProof({ chain }: { chain: Chain }) {
  const locale = useLocale()
  const words = chainMessages[locale]
  const { valid, contributions } = chain
  return (
    <main id="main" className="container page-form leaving">
      <div className="page-form-main">
        <h1>{words.heading}</h1>
        <Notice tone={valid ? 'success' : 'danger'} title={verdictOf(chain, locale)}>
          {valid ? words.validText : words.brokenText}
        </Notice>
        <p>{words.notChecked}</p>
        <p>{words.privacy}</p>
        <h2>{words.list}</h2>
        <dl className="leaving-facts">
          {contributions.map((one) => {
            const { what, who } = contributionLine(one, locale)
            const label = one.hash === chain.hash ? `${words.hash} (${words.asked})` : words.hash
            return (
              <div key={one.hash}>
                <dt>{what}</dt>
                <dd>
                  <p>{who}</p>
                  {one.erased && <p className="small soft">{words.erased}</p>}
                  <p className="leaving-hash">
                    {withColon(locale, label)} {one.hash}
                  </p>
                  {one.contentHash && (
                    <p className="small soft leaving-hash">
                      {withColon(locale, words.contentHash)} {one.contentHash}
                    </p>
                  )}
                </dd>
              </div>
            )
          })}
        </dl>
      </div>
    </main>
  )
}
