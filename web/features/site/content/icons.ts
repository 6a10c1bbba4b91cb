import type { Icon } from '#domain/content/content.ts'
import type { IconComponent } from '#web/ui/icon.ts'
import { Accessibility } from '#web/ui/icons/accessibility.ts'
import { Award } from '#web/ui/icons/award.ts'
import { BadgeCheck } from '#web/ui/icons/badge-check.ts'
import { Banknote } from '#web/ui/icons/banknote.ts'
import { Bell } from '#web/ui/icons/bell.ts'
import { BookOpen } from '#web/ui/icons/book-open.ts'
import { Bot } from '#web/ui/icons/bot.ts'
import { Briefcase } from '#web/ui/icons/briefcase.ts'
import { CalendarDays } from '#web/ui/icons/calendar-days.ts'
import { ChartColumn as BarChart3 } from '#web/ui/icons/chart-column.ts'
import { Check } from '#web/ui/icons/check.ts'
import { CircleQuestionMark as CircleHelp } from '#web/ui/icons/circle-question-mark.ts'
import { ClipboardList } from '#web/ui/icons/clipboard-list.ts'
import { Clock } from '#web/ui/icons/clock.ts'
import { Code } from '#web/ui/icons/code.ts'
import { Cookie } from '#web/ui/icons/cookie.ts'
import { Database } from '#web/ui/icons/database.ts'
import { Download } from '#web/ui/icons/download.ts'
import { Eye } from '#web/ui/icons/eye.ts'
import { FileText } from '#web/ui/icons/file-text.ts'
import { Globe } from '#web/ui/icons/globe.ts'
import { Handshake } from '#web/ui/icons/handshake.ts'
import { Heart } from '#web/ui/icons/heart.ts'
import { Hospital } from '#web/ui/icons/hospital.ts'
import { KeyRound } from '#web/ui/icons/key-round.ts'
import { Languages } from '#web/ui/icons/languages.ts'
import { LifeBuoy } from '#web/ui/icons/life-buoy.ts'
import { LockKeyhole } from '#web/ui/icons/lock-keyhole.ts'
import { Mail } from '#web/ui/icons/mail.ts'
import { MapPin } from '#web/ui/icons/map-pin.ts'
import { Megaphone } from '#web/ui/icons/megaphone.ts'
import { MessageCircle } from '#web/ui/icons/message-circle.ts'
import { Newspaper } from '#web/ui/icons/newspaper.ts'
import { Plane } from '#web/ui/icons/plane.ts'
import { Scale } from '#web/ui/icons/scale.ts'
import { Search } from '#web/ui/icons/search.ts'
import { Server } from '#web/ui/icons/server.ts'
import { ShieldCheck } from '#web/ui/icons/shield-check.ts'
import { Star } from '#web/ui/icons/star.ts'
import { Stethoscope } from '#web/ui/icons/stethoscope.ts'
import { Undo2 } from '#web/ui/icons/undo-2.ts'
import { User } from '#web/ui/icons/user.ts'
import { UsersRound } from '#web/ui/icons/users-round.ts'

export const icons: Record<Icon, IconComponent> = {
  accessibility: Accessibility,
  assistant: Bot,
  badge: BadgeCheck,
  bell: Bell,
  book: BookOpen,
  briefcase: Briefcase,
  calendar: CalendarDays,
  certificate: Award,
  chart: BarChart3,
  check: Check,
  clipboard: ClipboardList,
  clock: Clock,
  code: Code,
  cookie: Cookie,
  database: Database,
  download: Download,
  eye: Eye,
  file: FileText,
  globe: Globe,
  handshake: Handshake,
  heart: Heart,
  hospital: Hospital,
  key: KeyRound,
  languages: Languages,
  'life-buoy': LifeBuoy,
  lock: LockKeyhole,
  mail: Mail,
  map: MapPin,
  megaphone: Megaphone,
  message: MessageCircle,
  news: Newspaper,
  plane: Plane,
  price: Banknote,
  question: CircleHelp,
  scale: Scale,
  search: Search,
  server: Server,
  shield: ShieldCheck,
  star: Star,
  stethoscope: Stethoscope,
  undo: Undo2,
  user: User,
  users: UsersRound,
}
