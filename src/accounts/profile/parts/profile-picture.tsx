import { useEffect, useRef, useState } from 'react'
import { apiBase } from '../../../api/base.ts'
import { api, client } from '../../../api/call.ts'
import { uploadFile } from '../../../api/upload-file.ts'
import { useSentence } from '../../../i18n/use-sentence.ts'
import { failureMessage } from '../../../shell/errors/say-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import type { AccountsApi } from '../../contract.ts'
import { useAccountsMessages } from '../../parts/messages.ts'

const accounts = client<AccountsApi>()
const largest = 5 * 1024 ** 2

/** The own picture: shown, changed, removed. If a new picture cannot be read, the present one stays. */
export function ProfilePicture() {
  const words = useAccountsMessages('profile')
  const { profile } = words
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [problem, setProblem] = useSentence(words)

  async function read() {
    const own = await accounts('GET /me/profile').catch(() => null)
    const image = own?.picture
      ? await api<Blob, 'blob'>(`${apiBase()}/me/picture`, { responseType: 'blob' }).catch(() => null)
      : null
    setPicture((before) => {
      if (before) URL.revokeObjectURL(before)
      return image ? URL.createObjectURL(image) : null
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    void read()
  }, [])

  async function change(act: () => Promise<unknown>) {
    setBusy(true)
    setSaved(false)
    setProblem(null)
    try {
      await act()
      await read()
      setSaved(true)
    } catch (error) {
      setProblem(({ failures, refusals }) => failureMessage(error, failures, refusals))
    } finally {
      setBusy(false)
    }
  }

  function choose(file: File | undefined) {
    if (!file) return
    if (file.size > largest) return setProblem(({ refusals }) => refusals.file_too_large)
    void change(() => uploadFile('PUT', '/me/picture', file))
  }

  return (
    <section className="own-picture" aria-labelledby="picture-title">
      <h2 id="picture-title" className="side-title">
        {profile.picture}
      </h2>
      <div className="own-picture-row">
        {picture ? (
          <img src={picture} alt="" width={72} height={72} className="own-picture-face" />
        ) : (
          <span className="own-picture-face own-picture-none">{profile.none}</span>
        )}
        <div className="form-foot">
          <Button variant="plain" busy={busy} onClick={() => input.current?.click()}>
            {profile.changePicture}
          </Button>
          {picture && (
            <Button variant="plain" disabled={busy} onClick={() => void change(() => accounts('DELETE /me/picture'))}>
              {profile.removePicture}
            </Button>
          )}
        </div>
      </div>
      <p className="hint">{profile.pictureRule}</p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      {saved && (
        <Notice tone="success" live>
          {profile.pictureSaved}
        </Notice>
      )}
      <ErrorText id="picture-error" live>
        {problem}
      </ErrorText>
    </section>
  )
}
