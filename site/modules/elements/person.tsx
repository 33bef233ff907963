import type { Person as Fields } from '../../fields/person.ts'
import { Picture } from './picture.tsx'

/** Someone with a name, a face perhaps, and the ways to reach them. */
export const Person = ({ person: { name, role, email, phone, portrait } }: { readonly person: Fields }) => (
  <div className="person">
    {portrait && <Picture picture={{ ...portrait, ratio: '1:1' }} use="portrait" />}
    <p className="name">{name}</p>
    <p className="role">{role}</p>
    {phone && (
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
      </p>
    )}
    {email && (
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
  </div>
)
