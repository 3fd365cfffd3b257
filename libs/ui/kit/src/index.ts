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
export { Chip, ChipLink, Chips } from './chips/Chips.tsx';
export type { ChipLinkProps, ChipProps } from './chips/Chips.tsx';
export { AmountField } from './field/AmountField.tsx';
export type { AmountFieldProps } from './field/AmountField.tsx';
export { Checkbox, Select, SelectField, Switch } from './field/Choice.tsx';
export type { CheckboxProps, SelectFieldProps, SelectProps } from './field/Choice.tsx';
export type { FieldWords } from './field/FieldFrame.tsx';
export { PasswordField, TextField } from './field/TextField.tsx';
export type { PasswordFieldProps, TextFieldProps } from './field/TextField.tsx';
export { Notice, NoticeStack } from './notice/Notice.tsx';
export type { NoticeProps, NoticeTone } from './notice/Notice.tsx';
export { SegmentedControl } from './segmented/SegmentedControl.tsx';
export type { SegmentedControlProps, SegmentOption } from './segmented/SegmentedControl.tsx';
export { Tabs } from './tabs/Tabs.tsx';
export type { TabsProps } from './tabs/Tabs.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
