export { Badge, CountBadge, PulseDot } from './badge/Badge.tsx';
export type { BadgeProps, BadgeTone } from './badge/Badge.tsx';
export { Button, IconButton, LinkButton } from './button/Button.tsx';
export type { ButtonLook, ButtonProps, ButtonSize, IconButtonProps, LinkButtonProps } from './button/Button.tsx';
export { Crest } from './crest/Crest.tsx';
export type { CrestProps } from './crest/Crest.tsx';
export { cx } from './cx.ts';
export { Drawing } from './drawing/Drawing.tsx';
export type { DrawingProps } from './drawing/Drawing.tsx';
export { Flag, FLAGS_PATH } from './flag/Flag.tsx';
export type { FlagProps } from './flag/Flag.tsx';
export {
  AlertIcon,
  BackspaceIcon,
  BellIcon,
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
  PanelIcon,
  PauseIcon,
  PinIcon,
  PlusIcon,
  PrintIcon,
  ReturnIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
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
export { SPORT_ICONS, SportIcon } from './sport-icon/SportIcon.tsx';
export type { SportIconProps } from './sport-icon/SportIcon.tsx';
export { Link, LinkProvider } from './link/Link.tsx';
export type { LinkProps, LinkProviderProps } from './link/Link.tsx';
export { Chip, type ChipProps } from './chips/Chip.tsx';
export { ChipLink, Chips, type ChipLinkProps } from './chips/Chips.tsx';
export { AmountField } from './field/AmountField.tsx';
export type { AmountFieldProps } from './field/AmountField.tsx';
export { Checkbox, Switch, type CheckboxProps } from './field/Checkbox.tsx';
export { Select, type SelectProps } from './field/Select.tsx';
export { SelectField, type SelectFieldProps } from './field/SelectField.tsx';
export type { FieldWords } from './field/FieldFrame.tsx';
export { TextArea } from './field/TextArea.tsx';
export type { TextAreaProps } from './field/TextArea.tsx';
export { PasswordField } from './field/PasswordField.tsx';
export type { PasswordFieldProps } from './field/PasswordField.tsx';
export { TextInput } from './field/TextInput.tsx';
export { TextField } from './field/TextField.tsx';
export type { TextFieldProps } from './field/TextField.tsx';
export { Notice, NoticeStack } from './notice/Notice.tsx';
export type { NoticeProps, NoticeTone } from './notice/Notice.tsx';
export { SegmentedControl } from './segmented/SegmentedControl.tsx';
export type { SegmentedControlProps, SegmentOption } from './segmented/SegmentedControl.tsx';
export { keepTexts } from './translated/keep-texts.ts';
export { watchTexts } from './translated/watch-texts.ts';
export { Tabs } from './tabs/Tabs.tsx';
export type { TabsProps } from './tabs/Tabs.tsx';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
export { Breadcrumb } from './breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbProps } from './breadcrumb/Breadcrumb.tsx';
export { Card, MoneyText } from './card/Card.tsx';
export type { CardProps } from './card/Card.tsx';
export { BottomSheet } from './dialog/BottomSheet.tsx';
export type { BottomSheetProps } from './dialog/BottomSheet.tsx';
export { Dialog, type DialogProps } from './dialog/Dialog.tsx';
export { Drawer, type DrawerProps } from './dialog/Drawer.tsx';
export { Fold } from './fold/Fold.tsx';
export type { FoldProps } from './fold/Fold.tsx';
export { PageFrame, Prose } from './page-frame/PageFrame.tsx';
export type { PageFrameProps, PagePlace } from './page-frame/PageFrame.tsx';
export { Menu, Popover, Tooltip } from './popover/Popover.tsx';
export type { MenuItem, MenuProps, PopoverProps, TooltipProps } from './popover/Popover.tsx';
export { BlocksSkeleton, Bone, EventListSkeleton, LinesSkeleton } from './skeleton/Skeleton.tsx';
export { GamesSkeleton } from './skeleton/GamesSkeleton.tsx';
export type { BoneProps, SkeletonProps } from './skeleton/Skeleton.tsx';
export { OfflineState } from './states/OfflineState.tsx';
export { EmptyState, ErrorState, SectionFailedState, StateBlock } from './states/StateBlock.tsx';
export type { ErrorStateProps, StateBlockProps } from './states/StateBlock.tsx';
export { Table } from './table/Table.tsx';
export type { TableColumn, TableProps } from './table/Table.tsx';
export { Money } from './money/Money.tsx';
export type { MoneyProps } from './money/Money.tsx';
export { moneyText } from './money/money-text.ts';
export type { MoneyValue } from './money/money-text.ts';
export { brandStyle } from './brand-book/brand-book.ts';
export type { BrandEntry, BrandRefusal, BrandStyle } from './brand-book/brand-book.ts';
export { brandValue } from './brand-book/value-grammar.ts';
export type { BrandValueKind } from './brand-book/value-grammar.ts';
export { contrastRatio, mixSrgb, parseOklch } from './tokens/contrast.ts';
export type { LinearRgb } from './tokens/contrast.ts';
export { ROLE_NAMES, SURFACES, TEXT_ROLES, TINTED_ROLES, token } from './tokens/token-names.ts';
export type { RoleName, Surface, TextRole } from './tokens/token-names.ts';
export { isHeaderHidden, useHideOnScroll } from './hide-on-scroll/use-hide-on-scroll.ts';
export { useMediaQuery } from './media-query/use-media-query.ts';
export { onResized } from './resize/on-resized.ts';
export { QrCode } from './qr/QrCode.tsx';
export type { QrCodeProps } from './qr/QrCode.tsx';
export type { QrRepair } from './qr/encode.ts';
export { PageList } from './virtual-list/PageList.tsx';
export type { PageListProps } from './virtual-list/page-list-props.ts';
export { seenHeight } from './virtual-list/seen-height.ts';
export { usePrinting } from './virtual-list/use-printing.ts';
export { VirtualList } from './virtual-list/VirtualList.tsx';
export type { VirtualListProps, VirtualRow } from './virtual-list/VirtualList.tsx';
export { Combobox } from './combobox/Combobox.tsx';
export type { ComboboxProps } from './combobox/Combobox.tsx';
export type { ComboboxOption } from './combobox/options.ts';
export { RadioGroup } from './radio/RadioGroup.tsx';
export type { RadioGroupProps, RadioOption } from './radio/RadioGroup.tsx';
export { Slider } from './slider/Slider.tsx';
export type { SliderProps } from './slider/Slider.tsx';
export { CodeField } from './code-field/CodeField.tsx';
export type { CodeFieldProps } from './code-field/CodeField.tsx';
export { Keypad } from './keypad/Keypad.tsx';
export type { KeypadPreset, KeypadProps } from './keypad/Keypad.tsx';
export { KEYPAD_KEYS, pressKey } from './keypad/press-key.ts';
export type { KeypadKey, TypedText } from './keypad/press-key.ts';
export { isLetter, loadFold, matchTyped, NOTHING_TYPED, typeOn } from './typing/type-ahead.ts';
export type { TypeAhead } from './typing/type-ahead.ts';
export { decimalMark } from './typing/decimal-mark.ts';
export { useTextFilter } from './typing/use-text-filter.ts';
export { keepPlace, placeOf } from './virtual-list/places.ts';
export type { ListPlace } from './virtual-list/places.ts';
export { rowIndex } from './virtual-list/row-keys.ts';
export type { ListKeys } from './virtual-list/row-keys.ts';
export { Accordion } from './accordion/Accordion.tsx';
export type { AccordionPart, AccordionProps } from './accordion/Accordion.tsx';
export { AlertDialog } from './dialog/AlertDialog.tsx';
export type { AlertDialogProps } from './dialog/AlertDialog.tsx';
export { ResizableSheet } from './dialog/ResizableSheet.tsx';
export type { ResizableSheetProps } from './dialog/ResizableSheet.tsx';
export type { SheetHeight } from './dialog/sheet-drag.ts';
export { ToastStack } from './toast/ToastStack.tsx';
export type { Toast, ToastStackProps } from './toast/ToastStack.tsx';
export { Meter, type MeterProps } from './progress/Meter.tsx';
export { ProgressBar, Spinner } from './progress/Progress.tsx';
export type { ProgressBarProps, SpinnerProps } from './progress/Progress.tsx';
export { Avatar } from './avatar/Avatar.tsx';
export type { AvatarProps } from './avatar/Avatar.tsx';
export { Pagination } from './pagination/Pagination.tsx';
export type { PaginationProps } from './pagination/Pagination.tsx';
export { Carousel } from './carousel/Carousel.tsx';
export type { CarouselProps } from './carousel/Carousel.tsx';
export { Countdown, ServerClock } from './time/Clocks.tsx';
export type { CountdownProps, ServerClockProps } from './time/Clocks.tsx';
export { useServerSecond } from './time/use-server-second.ts';
export { Price } from './price/Price.tsx';
export type { PriceProps } from './price/Price.tsx';
export { ScoreTable } from './score/ScoreTable.tsx';
export type { ScoreSide, ScoreTableProps } from './score/ScoreTable.tsx';
export { scoreFamily } from './score/score-family.ts';
export type { ScoreFamily } from './score/score-family.ts';
export { Sparkline } from './chart/Sparkline.tsx';
export type { SparklineProps } from './chart/Sparkline.tsx';
export { MediaFrame } from './media/MediaFrame.tsx';
export type { MediaFrameProps } from './media/MediaFrame.tsx';
export type { FrameRefusal } from './media/frame-verdict.ts';
