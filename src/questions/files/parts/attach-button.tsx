import Paperclip from 'lucide-react/icons/paperclip'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { acceptedFiles } from '../accepted-files.ts'

type AttachButtonProps = ComponentProps<typeof Button> & { onFiles: (files: FileList | null) => void }

/** Chooses documents for what is being written. */
export function AttachButton({ onFiles, ...look }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ''
        }}
      />
      <Button {...look} variant="plain" size="small" icon={Paperclip} onClick={() => picker.current?.click()} />
    </>
  )
}
