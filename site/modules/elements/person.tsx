import type { Person as Fields } from '../../fields/person.ts'
import { Picture } from './picture.tsx'

type Properties = {
  readonly person: Fields
  /** The face is what one came for. */
  readonly large?: boolean
}

/** Someone with a name, a face perhaps, and the ways to reach them. */
export const Person = ({ person: { name, role, email, phone, portrait }, large = false }: Properties) => (
  <div className={large ? 'person large' : 'person'}>
    {portrait && <Picture picture={{ ...portrait, ratio: large ? '4:5' : '1:1' }} use={large ? 'poster' : 'portrait'} />}
    <p className="name">{name}</p>
    <p className="role">{role}</p>
    {phone && (
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
      </p>
    )}
    {email && (
      <p>
        <a href={`mailto:${email}`}>
          {`${email.split('@')[0]}@`}
          <wbr />
          {email.split('@')[1]}
        </a>
      </p>
    )}
  </div>
)
