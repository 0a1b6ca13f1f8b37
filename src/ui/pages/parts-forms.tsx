import { useState } from 'react'
import { Check, Choices } from '../forms/check.tsx'
import { SelectField, TextArea, TextField } from '../forms/field.tsx'
import { type FieldProblem, Form, SubmitButton } from '../forms/form.tsx'
import { PasswordField } from '../forms/password-field.tsx'

/** A form that refuses the first time, so that both faces can be seen. */
export function FormsShown() {
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const send = async (values: FormData) =>
    setProblems(
      values.get('email')
        ? []
        : [
            { field: 'email', message: 'Veuillez saisir une adresse e-mail valide' },
            { field: 'terms', message: 'Acceptez les conditions pour continuer' },
          ],
    )
  return (
    <section className="part-shown">
      <h2>Formulaire</h2>
      <Form summaryTitle="Deux points sont à revoir" problems={problems} onSend={send}>
        <TextField name="email" type="email" label="Adresse e-mail" hint="Pour la réponse et le reçu." required />
        <div className="form-row">
          <TextField name="first" label="Prénom" optional="(facultatif)" defaultValue="Claude" />
          <TextField name="city" label="Ville" error="Cette ville n’est pas connue" defaultValue="Nante" />
        </div>
        <PasswordField name="password" label="Mot de passe" words={{ show: 'Afficher', hide: 'Masquer' }} />
        <SelectField name="country" label="Pays">
          <option>France</option>
          <option>Belgique</option>
        </SelectField>
        <TextArea name="message" label="Message" placeholder="Ce que vous voulez nous dire" />
        <TextField name="off" label="Fermé" disabled defaultValue="Ne se change pas ici" />
        <Choices
          legend="Que voulez-vous faire ?"
          name="choice"
          initial="wait"
          choices={[
            { value: 'wait', label: 'Attendre', hint: 'Nous vous écrivons dès qu’un expert accepte.' },
            { value: 'cancel', label: 'Annuler sans frais' },
          ]}
        />
        <Check
          name="terms"
          label="J’ai 18 ans et j’accepte les conditions."
          hint="Le délai de 14 jours reste à vous."
        />
        <p className="form-foot">
          <SubmitButton>Envoyer</SubmitButton>
        </p>
      </Form>
    </section>
  )
}
