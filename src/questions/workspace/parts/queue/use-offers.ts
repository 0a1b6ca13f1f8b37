import { useCallback, useState } from 'react'
import { CallError } from '../../../../api/call.ts'
import type { Locale } from '../../../../i18n/locale.ts'
import { useSentence } from '../../../../i18n/use-sentence.ts'
import { announce } from '../../../../ui/feedback/live-region.tsx'
import type { OfferView, WorkspaceQuestion } from '../../../shapes.ts'
import { questions } from '../api-clients.ts'
import type { WorkspaceMessages } from '../messages.ts'
import { conflictId } from './offer-card.tsx'

export type DeclineReason = 'not_my_field' | 'no_time' | 'conflict' | 'other'

type OffersOptions = {
  words: WorkspaceMessages
  locale: Locale
  offered: readonly OfferView[]
  onAccepted: (question: WorkspaceQuestion) => void
  onRead: (offer: OfferView) => void
  onChange: () => void
}

export type Offers = ReturnType<typeof useOffers>

/** The actions on an offer. Accepting requires the conflict checkbox; a tick is for one question only. */
export function useOffers({ words, locale, offered, onAccepted, onRead, onChange }: OffersOptions) {
  const said = words.offer
  const [agreed, agree] = useState<string | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const [accepting, setAccepting] = useState<string | null>(null)
  const [passing, setPassing] = useState<OfferView | null>(null)
  const [problem, setProblem] = useSentence(words)
  const [gone, setGone] = useState<readonly string[]>([])
  const list = offered.filter((offer) => !gone.includes(keyOfOffer(offer)))

  const forget = useCallback((offer: OfferView) => {
    setGone((before) => [...before.slice(-20), keyOfOffer(offer)])
  }, [])

  function failed(error: unknown, offer: OfferView): void {
    const taken = error instanceof CallError && error.code === 'offer_gone'
    if (taken) forget(offer)
    setProblem(({ offer: said, handOver }) => {
      const gone = offer.handedBy ? handOver.offeredGone : said.gone
      return taken ? gone : said.failed
    })
    onChange()
  }

  async function accept(offer: OfferView): Promise<void> {
    if (accepting) return
    if (agreed !== offer.questionId) {
      setMissing(offer.questionId)
      announce(said.conflictMissing)
      document.getElementById(conflictId(offer))?.focus()
      return
    }
    setAccepting(offer.questionId)
    setProblem(null)
    try {
      const question = await questions('POST /desk/offers/:id/accept', {
        params: { id: offer.questionId },
        body: { token: offer.token, noConflict: true, locale },
      })
      forget(offer)
      agree(null)
      setMissing(null)
      announce(said.accepted)
      onAccepted(question)
    } catch (error) {
      failed(error, offer)
    } finally {
      setAccepting(null)
    }
  }

  async function pass(offer: OfferView, reason: DeclineReason): Promise<void> {
    setPassing(null)
    setProblem(null)
    try {
      await questions('POST /desk/offers/:id/decline', {
        params: { id: offer.questionId },
        body: { token: offer.token, reason },
      })
      forget(offer)
      announce(offer.handedBy ? words.handOver.offeredPassed : said.passed)
      onChange()
    } catch (error) {
      failed(error, offer)
    }
  }

  return {
    list,
    agreed,
    agree,
    missing,
    accepting,
    passing,
    problem,
    accept,
    pass,
    startPassing: setPassing,
    stopPassing: () => setPassing(null),
    read: onRead,
    over(offer: OfferView) {
      setPassing((before) => (before?.questionId === offer.questionId ? null : before))
      onChange()
    },
  }
}

const keyOfOffer = (offer: OfferView) => `${offer.questionId}:${offer.token}`
