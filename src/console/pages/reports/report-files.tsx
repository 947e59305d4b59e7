import { useState } from 'react';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { FileLink } from '../../file/file-link.tsx';
import styles from '../figures/figures.module.css';

/** All of the report in one table, as it is chosen on the page. */
export function ReportFiles({ asked }: { asked: Record<string, string | undefined> }) {
	const t = useTranslations('console.report');
	const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
	return (
		<div className={styles.files}>
			{(['csv', 'xlsx'] as const).map((format) => (
				<FileLink key={format} href={`/api/reports/export?${new URLSearchParams([...given, ['format', format]])}`}>
					{t(format)}
				</FileLink>
			))}
			<MonthFile />
		</div>
	);
}

/** This month and the eleven before it: “2026-11”. */
function lastMonths(today: string): string[] {
	const [year = 0, month = 0] = today.split('-').map(Number);
	return Array.from({ length: 12 }, (_, back) => {
		const index = year * 12 + month - 1 - back;
		return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
	});
}

/** A whole month on paper; the last that is over, unless another is chosen. */
function MonthFile() {
	const t = useTranslations('console.report');
	const months = lastMonths(koreanDay(new Date()));
	const [month, setMonth] = useState(months[1] ?? '');
	return (
		<>
			<Select
				label={t('month')}
				name="month"
				value={month}
				options={months.map((value) => ({ value, label: value.replace('-', '.') }))}
				onChange={setMonth}
			/>
			<FileLink href={`/api/reports/monthly?month=${month}`}>{t('pdf')}</FileLink>
		</>
	);
}
