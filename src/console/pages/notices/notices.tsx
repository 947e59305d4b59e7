import { consolePages } from '#contract/console-pages.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useTranslations } from '#ui/translations.tsx';
import { navigate, useConsoleAddress } from '../../address.tsx';
import { ContentList } from '../../content/content-list.tsx';
import { type Names, NewContentForm, useNewContent } from '../../content/new-content-form.tsx';
import { PageHead } from '../../page-head.tsx';

const path = consolePages.notices.path;

/** The site's notices, whatever their state. */
export function NoticesPage() {
	const t = useTranslations('console.notice');
	const pages = useTranslations('console.pages');
	const { query: address } = useConsoleAddress();
	const words = {
		...{ label: pages('notices'), states: t('states'), empty: t('empty'), emptyText: t('emptyText') },
		count: (count: number) => t('count', { count }),
	};
	return (
		<>
			<PageHead
				title={pages('notices')}
				text={t('lead')}
				aside={
					<Button variant="primary" onClick={() => navigate(`${path}?new=1`)}>
						<Icon name="plus" />
						{t('create')}
					</Button>
				}
			/>
			<ContentList kind="notice" {...{ path, words }} />
			<NewNotice isOpen={address.has('new')} onClose={() => navigate(path, 'replace')} />
		</>
	);
}

function NewNotice({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const t = useTranslations('console.notice');
	const shared = useTranslations('console.product');
	return (
		<Sheet isOpen={isOpen} title={t('create')} closeLabel={shared('close')} onClose={onClose} hasAddress>
			<NewNoticeForm />
		</Sheet>
	);
}

/** Within its sheet, which asks about it before it closes. */
function NewNoticeForm() {
	const t = useTranslations('console.notice');
	const form = useNewContent<Names>({
		...{ noun: 'notice', blank: { ko: '', en: '' }, addressOf: (id) => `${path}/${id}` },
		bodyOf: (names) => ({ kind: 'notice', names }),
	});
	return (
		<NewContentForm
			{...{ form, labels: { ko: t('titleKo'), en: t('titleEn') }, maxLength: 200 }}
			words={{ text: t('createText'), enHint: t('titleEnHint'), begin: t('begin') }}
		/>
	);
}
