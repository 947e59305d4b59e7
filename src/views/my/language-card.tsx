import { useState } from 'react';
import type { Me } from '#contract/api/member.ts';
import { locales } from '#i18n/locales.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useSaving } from '#ui/form/use-saving.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import styles from './card-content.module.css';
import { useSay } from './say.tsx';
import { useMe, useSetMe } from './use-me.ts';
import { useMyFailure } from './use-my-failure.ts';

type Language = Me['language'];

/** A language that is not among those offered stays while it is one's own. */
export function LanguageCard({ languages }: { languages: readonly Language[] }) {
	const t = useTranslations('my.language');
	const my = useTranslations('my');
	const me = useMe();
	const callApi = useApi();
	const setMe = useSetMe();
	const say = useSay();
	const { isBusy, failure, save } = useSaving({ textOf: useMyFailure() });
	const [chosen, setChosen] = useState<Language>();
	const offered = languages.includes(me.language) ? languages : [me.language, ...languages];
	const choose = async (language: Language) => {
		setChosen(language);
		const saved = await save(() => callApi('PATCH /api/members/me', { body: { language } }));
		if (!saved) return;
		await setMe(saved);
		setChosen(undefined);
		say(t('saved'));
	};
	return (
		<Card id="language" title={t('title')}>
			<div className={styles.stack}>
				<p className={styles.text}>{t('text')}</p>
				<div className={styles.narrow}>
					<Select
						label={t('title')}
						name="language"
						value={chosen ?? me.language}
						options={offered.map((value) => ({ value, label: locales[value].ownName }))}
						isDisabled={isBusy}
						onChange={choose}
					/>
				</div>
				{failure && (
					<>
						<Note tone="bad" isAlert>
							{failure}
						</Note>
						<div>
							<Button onClick={() => chosen && choose(chosen)}>{my('retry')}</Button>
						</div>
					</>
				)}
			</div>
		</Card>
	);
}
