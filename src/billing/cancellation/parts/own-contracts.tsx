import { useEffect, useState } from 'react'
import { client } from '../../../api/call.ts'
import { readToken } from '../../../api/token.ts'
import type { MessagesLike } from '../../../i18n/text.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { href } from '../../../screens.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CancellationApi, ContractView } from '../contract.ts'
import type { fr } from '../text.fr.ts'
import { contractName, type TerminationKind } from './contract-name.ts'

type Own = { link: string; contract: ContractView }

/** The contracts of this browser's session that can be left in this way: none without a session, or while it is asked. */
export function useOwnContracts(kind: TerminationKind): readonly Own[] {
  const [contracts, setContracts] = useState<readonly Own[]>([])
  useEffect(() => {
    if (!readToken()) return
    // If the request fails, the form still serves everybody.
    client<CancellationApi>()('GET /me/contracts').then(
      (reply) => setContracts(reply.contracts),
      () => {},
    )
  }, [])
  return contracts.filter(({ contract }) => contract[kind] !== null)
}

type OwnContractsProps = { kind: TerminationKind; words: MessagesLike<typeof fr>['shared']; possible: readonly Own[] }

/** Lists the contracts of a signed-in person, who need not type anything. */
export function OwnContracts({ kind, words, possible }: OwnContractsProps) {
  const locale = useLocale()
  if (possible.length === 0) return null
  return (
    <>
      <section className="leaving-own" aria-labelledby="own-contracts">
        <h2 id="own-contracts">{words.own}</h2>
        <p className="soft">{words.ownNote}</p>
        <ul>
          {possible.map(({ link, contract }) => (
            <li key={contract.reference}>
              <span>
                <b>{contractName(contract, words, locale)}</b>
                <br />
                <span className="num soft">
                  <Unbroken>{contract.reference}</Unbroken>
                </span>
              </span>
              <ButtonLink to={href(kind, locale, { link })}>{words.choose}</ButtonLink>
            </li>
          ))}
        </ul>
      </section>
      <h2>{words.or}</h2>
    </>
  )
}
