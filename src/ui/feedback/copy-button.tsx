import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { announce } from './live-region.tsx'

type CopyButtonProps = { text: string; words: { copy: string; copied: string; failed: string } }

export function CopyButton({ text, words }: CopyButtonProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'failed'>('copy')
  useEffect(() => {
    if (state === 'copy') return
    announce(words[state])
    const timer = setTimeout(() => setState('copy'), 4000)
    return () => clearTimeout(timer)
  }, [state, words])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <Button variant="plain" size="small" icon={state === 'copied' ? Check : Copy} onClick={copy}>
      {words[state]}
    </Button>
  )
}
