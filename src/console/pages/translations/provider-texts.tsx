import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Editing } from '#contract/api/content.ts';
import { consolePages } from '#contract/console-pages.ts';
import type { Locale } from '#i18n/locales.ts';
import { useTranslations } from '#ui/translations.tsx';
import { useApi } from '#views/api-context.ts';
import { ConsoleLink, useConsoleAddress } from '../../address.tsx';
import { Await } from '../../await.tsx';
import { ContentEditor } from '../../content/content-editor.tsx';
import { editingQuery } from '../../content/content-queries.ts';
import { EditorWords } from '../../content/editor-words.ts';
import { useContentForm } from '../../content/use-content-form.ts';
import { useConsoleLocale } from '../../viewer.tsx';
import { contentOf, type ProviderValues, valuesOf } from './provider-values.ts';
import { translationAddress } from './translation-address.ts';
import { usePartName } from './use-part-name.ts';

const path = consolePages.providerTexts.path.replace('/:id', '');

/** What travellers read of a house, for the agency to translate: its house keeps it at its public profile. */
export function ProviderTextsPage() {
	const id = useConsoleAddress().match?.params.id ?? '';
	const query = useQuery({ ...editingQuery(useApi(), { kind: 'provider', id }), refetchOnMount: 'always' });
	return <Await query={query}>{(editing) => <Editor key={editing.id} editing={editing} />}</Await>;
}

function Editor({ editing }: { editing: Editing }) {
	const t = useTranslations('console.translation');
	const words = useTranslations('console.product');
	const partName = usePartName();
	const [language, setLanguage] = useState<Locale>(useConsoleLocale());
	const form = useContentForm<ProviderValues>({
		...{ editing, language, valuesOf, contentOf, faultsOf: () => ({}) },
		fieldOf: (at) => at.replace(/^content\.value\./, ''),
		onWrong: (_, wrong) => wrong && setLanguage(wrong),
	});
	const nameOf = (field: string) => partName(field.split('.').at(-1) ?? field);
	return (
		<EditorWords value={{ checkName: (check) => words(`check.${check as 'texts'}`), nameOf }}>
			<ContentEditor
				{...{ form, path }}
				above={
					<>
						<ConsoleLink to={translationAddress({ kind: 'provider', to: language })}>{t('kind.provider')}</ConsoleLink>
						{` / ${words('revision', { number: editing.latest })}`}
					</>
				}
				looks={[
					{ part: 'name', max: 80 },
					{ part: 'trade', max: 80 },
					{ part: 'intro', rows: 8, max: 2_000 },
				]}
				headings={{ title: 'name', body: 'intro' }}
				onLanguage={setLanguage}
			/>
		</EditorWords>
	);
}
