/** Sound and browser notifications about patients' actions. Both are off by default. */

import type { HospitalEvent } from '#domain/portal.ts'
import { sentence } from '#domain/sentences.ts'
import { stored, useStored } from '#web/device/stored.ts'
import { useTranslation } from '#web/i18n/use-translation.tsx'

const SOUND_KEY = 'hekima.portal.sound'
const NOTICES_KEY = 'hekima.portal.notices'

const canNotify = () => 'Notification' in globalThis

/**
 * Returns the title of a notification. It names neither patient nor treatment, because others may
 * see the screen.
 */
function titleOf({ event, data }: HospitalEvent): string | null {
  if (data.by !== 'patient') return null
  if (event === 'message') return sentence('New message from a patient')
  if (event === 'file') return sentence('New file from a patient')
  if (event !== 'appointment') return null
  if (data.what === 'booked') return sentence('New appointment')
  if (data.status === 'cancelled') return sentence('A patient has cancelled')
  return sentence('A patient has changed an appointment')
}

/** Plays two soft notes, a third apart, within half a second. */
function playNotes() {
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.connect(audio.destination)
  gain.gain.setValueAtTime(0.04, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5)
  for (const [at, frequency] of [
    [0, 660],
    [0.14, 830],
  ] as const) {
    const note = audio.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    note.start(audio.currentTime + at)
    note.stop(audio.currentTime + at + 0.3)
  }
  setTimeout(() => void audio.close(), 1000)
}

export function usePortalNotices({ hospitalName, onOpen }: { hospitalName: string; onOpen: (id: string) => void }) {
  const { t } = useTranslation()
  const sound = useStored(SOUND_KEY) === 'on'
  const areOn = useStored(NOTICES_KEY) === 'on'
  const notices = areOn && canNotify() && Notification.permission === 'granted'
  return {
    sound,
    notices,
    canNotify: canNotify() && Notification.permission !== 'denied',
    setSound(on: boolean) {
      stored.set(SOUND_KEY, on ? 'on' : null)
      // Plays at once as a preview. The browser allows it because the user has just pressed a
      // button.
      if (on) playNotes()
    },
    async setNotices(on: boolean) {
      const granted = on && (await Notification.requestPermission()) === 'granted'
      stored.set(NOTICES_KEY, granted ? 'on' : null)
    },
    tell(event: HospitalEvent) {
      const title = titleOf(event)
      if (!title) return
      if (sound) playNotes()
      if (!notices || document.hasFocus()) return
      const notice = new Notification(t(title), { body: hospitalName, tag: event.data.appointmentId })
      notice.onclick = () => {
        window.focus()
        onOpen(event.data.appointmentId)
        notice.close()
      }
    },
  }
}
