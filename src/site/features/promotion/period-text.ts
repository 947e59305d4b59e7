import { formatDate } from '#i18n/format.ts';
import { lastDay } from '#views/price/last-day.ts';

type Period = { startsAt: string; endsAt: string };

export const firstDay = ({ startsAt }: Pick<Period, 'startsAt'>): string => formatDate(startsAt);

/** 2026.10.20 – 2026.11.15: no date stands without its year, a day and a month alone are read either way round. */
export const periodText = (period: Period): string => `${firstDay(period)} – ${lastDay(period)}`;
