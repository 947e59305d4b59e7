import { formatDate, formatTime } from '#i18n/format.ts';

const korea = 'Asia/Seoul';

/** The console works in Korea: 2026.10.17 07:30. */
export const momentOf = (instant: string): string => `${formatDate(instant, korea)} ${formatTime(instant, korea)}`;
