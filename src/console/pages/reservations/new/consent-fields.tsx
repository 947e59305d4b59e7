import { useState } from 'react';
import { locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckRow } from '#ui/check-row.tsx';
import { Prose, ProseBlocks } from '#ui/prose.tsx';
import { readProse } from '#ui/prose-sections.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import styles from './taken.module.css';
import type { TakenConsent } from './taken-values.ts';
import type { TakenState } from './use-taken-form.ts';

/** It is read out: there is nothing to press in it. */
const noLinks = { nameOf: () => undefined, link: (_: string, text: string) => text };

/** What the law asks for is told before anything is written down: by telephone it is read out, and the answer noted. */
export function ConsentFields({ form }: { form: TakenState }) {
	const t = useTranslations('console.taken');
	const [reading, setReading] = useState<TakenConsent>();
	const { agreements } = form.values;
	const text = reading && form.texts.textOf(reading);
	return (
		<Card title={t('consents')}>
			<p className={styles.small}>{t('consentsText')}</p>
			<div className={styles.stack}>
				{form.texts.asked.map((slug) => (
					<CheckRow
						key={slug}
						id={form.idOf(`agreements.${slug}`)}
						name={`agreements.${slug}`}
						label={t(`consent.${slug}`)}
						error={form.errorOf(`agreements.${slug}`)}
						isChecked={agreements[slug]}
						onChange={(isOn) => form.set('agreements', { ...agreements, [slug]: isOn })}
						action={
							<Button size="sm" onClick={() => setReading(slug)}>
								{t('read')}
							</Button>
						}
					/>
				))}
			</div>
			<Sheet
				isProse
				isOpen={reading !== undefined}
				title={text?.title ?? t('read')}
				closeLabel={t('close')}
				onClose={() => setReading(undefined)}
			>
				{text && (
					<div lang={locales[text.shownLocale].tag}>
						<ProseBlocks blocks={readProse(text.body).opening} links={noLinks} />
						<Prose sections={readProse(text.body).sections} level={3} links={noLinks} />
					</div>
				)}
			</Sheet>
		</Card>
	);
}
