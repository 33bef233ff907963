import { useContext } from 'react'
import { RichText } from '../rich-text/rich-text.tsx'
import { TextsContext } from '../texts/context.ts'
import { Dialog, dialogIds, Opener } from './dialog.tsx'
import type { Modal, Privacy } from './fields.ts'

type Properties = { readonly privacy: Privacy | undefined; readonly modal: Modal | undefined }

/** The settings where there is something to choose, else what there is to know, else nothing. */
export const PrivacyButton = ({ privacy, modal }: Properties) => {
  if (privacy?.consent) return <Opener opens={dialogIds.privacy}>{privacy.settings}</Opener>
  return modal ? <Opener opens={dialogIds.modal}>{modal.title}</Opener> : null
}

export const PrivacyDialogs = ({ privacy, modal }: Properties) => (
  <>
    {privacy?.consent && <Settings privacy={privacy} modal={modal} />}
    {modal && (
      <Dialog id={dialogIds.modal} title={modal.title} close={modal.close}>
        <RichText document={modal.text} scope={dialogIds.modal} />
      </Dialog>
    )}
  </>
)

/** The status carries all it may come to say, so that the script needs no words of its own. */
const Settings = ({ privacy, modal }: { readonly privacy: Privacy; readonly modal: Modal | undefined }) => {
  const { close, consent } = useContext(TextsContext)
  const { unscripted, undecided, accepted, declined, signalled } = consent
  const says = {
    'data-undecided': undecided,
    'data-accepted': accepted,
    'data-declined': declined,
    'data-signalled': signalled,
  }
  return (
    <Dialog id={dialogIds.privacy} title={privacy.title} close={close}>
      <RichText document={privacy.text} scope={dialogIds.privacy} />
      {modal && (
        <p>
          <Opener opens={dialogIds.modal}>{modal.title}</Opener>
        </p>
      )}
      <p className="unscripted">{unscripted}</p>
      <div className="consent">
        <p role="status" {...says}>
          {undecided}
        </p>
        <div className="choices">
          <button type="button" data-choice="accepted" aria-pressed={false}>
            {privacy.accept}
          </button>
          <button type="button" data-choice="declined" aria-pressed={false}>
            {privacy.decline}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
