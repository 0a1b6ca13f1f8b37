import Star from 'lucide-react/icons/star'
import { useId, useState } from 'react'
import { describedBy, ErrorText } from './error-text.tsx'

const five = [1, 2, 3, 4, 5] as const

/** A rating that was given: stars for the eye, a sentence for everybody (`label`, such as « 4,8 sur 5 »). */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {five.map((star) => (
        <Star key={star} className={`icon ${value >= star - 0.25 ? 'full' : 'none'}`} />
      ))}
    </span>
  )
}

type StarRatingProps = {
  name: string
  legend: string
  /** One word for each of the five, from worst to best. */
  words: readonly string[]
  /** Of the star that a form's summary leads to. */
  id?: string
  error?: string | null
  value?: number
  onChange?: (value: number) => void
}

/** Five radio buttons that look like stars: arrow keys work, and the meaning of the choice is written beneath. */
export function StarRating({ name, legend, words, id: given, error, value, onChange }: StarRatingProps) {
  const made = useId()
  const id = given ?? made
  const [own, setOwn] = useState(0)
  const chosen = value ?? own
  const choose = (star: number) => {
    setOwn(star)
    onChange?.(star)
  }
  return (
    <fieldset className="rate" aria-describedby={describedBy(id, null, error)}>
      <legend className="label">{legend}</legend>
      <div className="rate-row">
        {five.map((star) => (
          <label key={star}>
            <input
              className="sr"
              id={star === 1 ? id : undefined}
              type="radio"
              name={name}
              value={star}
              checked={chosen === star}
              onChange={() => choose(star)}
            />
            <span className="sr">{words[star - 1]}</span>
            <Star className="icon" />
          </label>
        ))}
      </div>
      {error ? (
        <ErrorText id={`${id}-error`}>{error}</ErrorText>
      ) : (
        <p className="rate-word" aria-hidden="true">
          {words[chosen - 1]}
        </p>
      )}
    </fieldset>
  )
}
