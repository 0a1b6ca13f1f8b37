export type FilePolicy = 'identity' | 'chat' | 'picture'

export type StoredFile = {
  key: string
  name: string
  type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp'
  size: number
  sha256: string
  pages?: number
  width?: number
  height?: number
}

export type FileRefusal = 'file_too_large' | 'file_type_unsupported' | 'file_damaged'

export interface Files {
  /**
   * Checks by content (never by the name), re-encodes images without their metadata, encrypts and stores.
   * Throws `Refusal<FileRefusal>`; 5 MB at most (specification, section 5).
   */
  store(policy: FilePolicy, name: string, bytes: Uint8Array): Promise<StoredFile>
  read(key: string): Promise<Uint8Array>
  remove(key: string): Promise<void>
}
