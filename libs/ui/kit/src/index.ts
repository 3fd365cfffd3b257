export { Badge, CountBadge, PulseDot } from './badge/Badge.tsx';
export type { BadgeProps, BadgeTone } from './badge/Badge.tsx';
export { Button, IconButton, LinkButton } from './button/Button.tsx';
export type { ButtonLook, ButtonProps, ButtonSize, IconButtonProps, LinkButtonProps } from './button/Button.tsx';
export { Crest } from './crest/Crest.tsx';
export type { CrestProps } from './crest/Crest.tsx';
export { crestDesign, crestLetters } from './crest/crest-design.ts';
export type { CrestDesign } from './crest/crest-design.ts';
export { cx } from './cx.ts';
export { Flag, FLAGS_PATH } from './flag/Flag.tsx';
export type { FlagProps } from './flag/Flag.tsx';
export {
  AlertIcon,
  BackspaceIcon,
  CalendarIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  CloudOffIcon,
  CopyIcon,
  ExchangeIcon,
  EyeIcon,
  EyeOffIcon,
  FilterIcon,
  GiftIcon,
  GlobeIcon,
  HistoryIcon,
  InfoIcon,
  LockIcon,
  MenuIcon,
  MinusIcon,
  MoonIcon,
  OfflineIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  ReturnIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  SignInIcon,
  SignOutIcon,
  StarIcon,
  StatsIcon,
  SunIcon,
  SupportIcon,
  TableIcon,
  TicketIcon,
  TrashIcon,
  UserIcon,
  VideoIcon,
  WalletIcon,
  WarnIcon,
} from './icons/icons.ts';
export { LiveClock } from './live-clock/LiveClock.tsx';
export type { LiveClockProps } from './live-clock/LiveClock.tsx';
export { Logo } from './logo/Logo.tsx';
export type { LogoProps } from './logo/Logo.tsx';
export { SectionHeading } from './section-heading/SectionHeading.tsx';
export type { SectionHeadingProps } from './section-heading/SectionHeading.tsx';
export { SportIcon } from './sport-icon/SportIcon.tsx';
export type { SportIconProps } from './sport-icon/SportIcon.tsx';
export { Link, LinkProvider } from './link/Link.tsx';
export type { LinkProps, LinkProviderProps } from './link/Link.tsx';
export { Checkbox, type CheckboxProps } from './field/Checkbox.tsx';
export { SelectField, type SelectFieldProps } from './field/SelectField.tsx';
export { PasswordField, TextField, type PasswordFieldProps, type TextFieldProps } from './field/TextField.tsx';
