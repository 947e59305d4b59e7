import { formatDateWithWeekday } from '#i18n/format.ts';
import { useOnDemand } from '#site/parts/search/use-on-demand.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { dottedDate, typedDate } from '#ui/typed-date.ts';
import { ChoiceCell } from './choice-cell.tsx';
import styles from './hero-search.module.css';
import { useChoiceField } from './use-choice-field.ts';

/** The day one comes; none is any day. */
export function WhenField() {
	const t = useTranslations('home.search');
	const shell = useTranslations('shell.calendar');
	const locale = useLocale();
	const { native, isLive, value, setValue, isOpen, setIsOpen } = useChoiceField((typed) => typedDate(typed) ?? '');
	const { part: WhenPanel, hasFailed, ask } = useOnDemand(async () => (await import('./when-panel.tsx')).WhenPanel);
	if (!isLive || hasFailed)
		return (
			<label className={styles.native}>
				<span className={styles.label}>{t('when')}</span>
				<input
					ref={native}
					name="on"
					inputMode="numeric"
					autoComplete="off"
					maxLength={10}
					placeholder={shell('format')}
					defaultValue={dottedDate(value)}
				/>
			</label>
		);
	return (
		<ChoiceCell
			label={t('when')}
			shown={value ? formatDateWithWeekday(value, locale) : t('anyDay')}
			isChosen={value !== ''}
			name="on"
			value={value}
			isOpen={isOpen}
			onOpen={() => {
				ask();
				setIsOpen(!isOpen);
			}}
			panel={(refocus) =>
				isOpen &&
				WhenPanel && (
					<WhenPanel
						value={value}
						onChoose={setValue}
						onClose={() => {
							setIsOpen(false);
							refocus();
						}}
						onLeave={() => setIsOpen(false)}
					/>
				)
			}
		/>
	);
}
