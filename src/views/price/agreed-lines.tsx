import type { AgreedLine } from '#domain/reservation/agreed-price.ts';
import { amountOf } from '#domain/reservation/agreed-price.ts';
import { formatWon } from '#i18n/format.ts';
import { writtenLanguage } from '#i18n/written-language.ts';
import { useTranslations } from '#ui/translations.tsx';
import styles from './agreed-lines.module.css';

/** An agreement line by line: the kind in the reader's words, the rest in those of who wrote it. */
export function AgreedLines({ lines }: { lines: readonly AgreedLine[] }) {
	const t = useTranslations('reservation.agreed');
	return (
		<dl className={styles.lines}>
			{keyed(lines).map(({ key, ...line }) => {
				const { of, name, quantity, won } = line;
				const amount = amountOf(line);
				return (
					<div key={key} data-absent={amount === null ? true : undefined}>
						<dt>
							{t(`kind.${of}`)}
							{name !== '' && (
								<span className={styles.name} lang={writtenLanguage(name)}>
									{name}
								</span>
							)}
							{quantity > 1 && won !== null && won > 0 && (
								<span className={styles.each}>{t('each', { quantity, won: formatWon(won) })}</span>
							)}
						</dt>
						<dd>{amount === null ? t('notIncluded') : amount === 0 ? t('included') : formatWon(amount)}</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** A version never changes: a line is known by its place in it. */
const keyed = (lines: readonly AgreedLine[]) => lines.map((line, at) => ({ ...line, key: `${at} ${line.of}` }));
