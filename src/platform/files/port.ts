/**
 * `identity`: proofs of an expert (PDF, JPG, PNG). `chat`: attachments of a client or an expert (WebP too). `picture`:
 * a portrait or a logo, stored as a square WebP in three sizes.
 */
export type FilePolicy = 'identity' | 'chat' | 'picture'

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'

/** 5 MB (specification, section 5). */
export const maxFileBytes = 5 * 1024 * 1024

/** The side lengths of a picture, in pixels. */
export const pictureSizes = [96, 256, 640] as const
export type PictureSize = (typeof pictureSizes)[number]

export type StoredFile = {
  key: string
  /** Without a path or control characters, and with the extension of its content. */
  name: string
  type: FileType
  /** Size of the stored file, which differs from the upload: images are re-encoded. */
  size: number
  sha256: string
  pages?: number
  width?: number
  height?: number
}

/** `file_active_content`: a PDF with a script, a program to start or another file in it. `file_unfolds`: small as sent, and far too much once decompressed. */
export type FileRefusal =
  | 'file_too_large'
  | 'file_type_unsupported'
  | 'file_damaged'
  | 'file_active_content'
  | 'file_too_many_pages'
  | 'file_unfolds'

export interface Files {
  /**
   * Checks by content (never by the name), re-encodes images without their metadata, encrypts and stores.
   * Throws `Refusal<FileRefusal>`, and what any upload may meet: `storage_full` (507), `file_infected` (422),
   * `file_unscanned` (503), `files_busy` (503); 5 MB at most. `from`: the address that it was sent from.
   */
  store(policy: FilePolicy, name: string, bytes: Uint8Array, from?: string): Promise<StoredFile>
  /** Throws `Refusal('not_found')`. For a picture, returns the largest size unless another is asked for. */
  read(key: string, size?: PictureSize): Promise<Uint8Array>
  /** The text of a stored PDF, cut to about `maxLetters` (40,000); `null` where it has none. */
  extractText(key: string, maxLetters?: number): Promise<string | null>
  /** Does nothing when the file is already gone. */
  remove(key: string): Promise<void>
}
