import { contentsLength, titleLength } from '#domain/matching/question.ts';
import { formatNumber } from '#i18n/format.ts';
import { locales, publicLocales } from '#i18n/locales.ts';
import { useLocale } from '#site/shell/site-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './ask.module.css';
import { hasPrompt, tipsOf, withPrompt } from './ask-tips.ts';
import { fieldId, isHealth } from './ask-values.ts';
import type { AskForm } from './use-ask-form.ts';

type Props = { form: AskForm };

/** Title and contents, with what makes a question that gets good answers. */
export function WordsFields({ form }: Props) {
	const t = useTranslations('matching.ask');
	const locale = useLocale();
	const { values } = form;
	const count = (length: number, most: number) => `${formatNumber(length, locale)} / ${formatNumber(most, locale)}`;
	const lang = locales[values.locale].tag;
	return (
		<div className={styles.paper}>
			<TextField
				{...form.field('title')}
				label={t('title')}
				hint={t('titleHint', { health: isHealth(values.area) ? 'yes' : 'no' })}
				maxLength={titleLength.max}
				lang={lang}
				autoComplete="off"
			/>
			<TextArea
				{...form.field('contents')}
				label={t('contents')}
				hint={t('contentsHint')}
				rows={7}
				maxLength={contentsLength.max}
				lang={lang}
				countText={count}
			/>
			<Reached form={form} />
			{values.area !== '' && <Tips form={form} />}
			<Select
				id={fieldId('locale')}
				name="locale"
				label={t('language')}
				isLabelShown
				hint={t('languageHint')}
				value={values.locale}
				options={publicLocales.map((value) => ({ value, label: locales[value].ownName }))}
				onChange={(next) => form.set('locale', next)}
			/>
		</div>
	);
}

/** One tap writes the beginning of the line. */
function Tips({ form }: Props) {
	const t = useTranslations('matching.ask');
	const tip = useTranslations('matching.ask.tip');
	const { values } = form;
	const add = (prompt: string) => {
		form.set('contents', withPrompt(values.contents, prompt));
		const field = document.getElementById(fieldId('contents')) as HTMLTextAreaElement | null;
		// After React has written it: at the end of the line that was begun.
		requestAnimationFrame(() => {
			field?.focus();
			field?.setSelectionRange(field.value.length, field.value.length);
		});
	};
	return (
		<div className={styles.tips}>
			<p id="ask-tips">{t('tips', { health: isHealth(values.area) ? 'yes' : 'no' })}</p>
			<ul aria-labelledby="ask-tips">
				{tipsOf(values.kind, isHealth(values.area)).map((id) => {
					const prompt = tip(id);
					const isOn = hasPrompt(values.contents, prompt);
					return (
						<li key={id}>
							<button
								type="button"
								className={isOn ? styles.tipOn : styles.tip}
								aria-disabled={isOn || undefined}
								onClick={() => !isOn && add(prompt)}
							>
								<Icon name={isOn ? 'check' : 'plus'} />
								{prompt}
							</button>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

/** How one could be reached past the site is covered until both have agreed: said before it is sent. */
function Reached({ form }: Props) {
	const t = useTranslations('matching.ask');
	const { title, contents } = form.values;
	const found = form.checks?.findContacts(`${title}\n${contents}`) ?? [];
	return (
		<div role="status">
			{found.length > 0 && (
				<Note tone="warn">
					{t('covered', { found: [...new Set(found.map(({ text }) => text))].slice(0, 3).join(', ') })}
				</Note>
			)}
		</div>
	);
}
