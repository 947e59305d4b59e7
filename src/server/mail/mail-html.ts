import { mailPicture } from '../http/security-headers.ts';
import { element, type Html, lines, styleSheet } from './html.ts';
import type { MailContent } from './mail-parts.ts';

export type MailFrame = {
	tag: string;
	linkHint: string;
	contact: string;
	/** Company, address, telephone, and that it is a demonstration where it is one. */
	company: string[];
	origin: string;
};

const sans = "'Source Sans 3','Noto Sans','Noto Sans KR','Noto Sans Thai','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "'Source Serif 4','Noto Serif','Noto Serif KR','Noto Serif Thai',Georgia,'Times New Roman',serif";

/** Dark mode where the client asks; the others keep the paper, or turn the colours by themselves. */
const rules = `
body{margin:0;padding:0}
@media (max-width:620px){.x{padding-left:20px!important;padding-right:20px!important}.h{font-size:26px!important}}
@media (prefers-color-scheme:dark){
.bg{background:#121a24!important}.card{background:#1a2430!important}.ink{color:#f4ecdc!important}.ink2{color:#c6c8c4!important}
.ink3{color:#a0a7ab!important}.line{border-color:#2d3a48!important}.link{color:#8fcdbb!important}
.soft{background:#1d3a38!important}.warn{background:#41331a!important}}`;

const table = (attributes: Record<string, string | number>, ...children: Html[]) =>
	element('table', { role: 'presentation', cellpadding: 0, cellspacing: 0, border: 0, ...attributes }, ...children);
const row = (...cells: Html[]) => element('tr', {}, ...cells);
const cell = (attributes: Record<string, string | number>, ...children: Parameters<typeof element>[2][]) =>
	element('td', attributes, ...children);

const paragraph = (className: string, style: string, ...children: Parameters<typeof element>[2][]) =>
	element('p', { class: className, style: `margin:0;font-family:${sans};${style}` }, ...children);

/** The mark beside the name, or the name alone where pictures are not shown. */
const head = ({ origin }: MailFrame) =>
	row(
		cell(
			{ class: 'x', style: 'padding:0 40px 18px' },
			table(
				{},
				row(
					cell(
						{},
						element('img', {
							src: `${origin}${mailPicture}`,
							width: 36,
							height: 36,
							alt: '',
							style: 'display:block;border-radius:8px',
						}),
					),
					cell(
						{
							class: 'ink',
							style: `padding-left:10px;font-family:${serif};font-size:24px;line-height:36px;color:#1b2430`,
						},
						'Maru',
					),
				),
			),
		),
	);

function facts(content: MailContent): Html[] {
	if (content.facts.length === 0) return [];
	const label = `width:130px;padding:9px 12px 9px 0;border-top:1px solid #e6dcc6;vertical-align:top;font-family:${sans};font-size:14px;line-height:1.5;color:#646a72`;
	const quiet = 'color:#646a72;font-weight:400';
	const value = `padding:8px 0;border-top:1px solid #e6dcc6;vertical-align:top;font-family:${sans};font-size:16px;line-height:1.5;color:#1b2430`;
	return [
		table(
			{ width: '100%', style: 'margin-top:20px' },
			...content.facts.map((fact) =>
				row(
					cell({ class: 'ink3 line', style: label }, fact.label),
					cell(
						{ class: 'ink line', style: fact.isStrong ? `${value};font-weight:600` : value },
						...lines(fact.value),
						...(fact.second
							? [element('br', {}), element('span', { class: 'ink3', style: quiet }, ...lines(fact.second))]
							: []),
					),
				),
			),
		),
	];
}

/** The cell is coloured and the link fills it: so it is a button in Outlook too. */
function button({ button: way }: MailContent): Html[] {
	if (!way) return [];
	const look = `display:block;padding:16px 24px;font-family:${sans};font-size:18px;font-weight:600;line-height:1.3;color:#fffdf8;text-decoration:none`;
	return [
		table(
			{ width: '100%', style: 'margin-top:26px' },
			row(
				cell(
					{ align: 'center', bgcolor: '#c0411a', style: 'background:#c0411a;border-radius:8px' },
					element('a', { href: way.link, target: '_blank', style: look }, way.label),
				),
			),
		),
	];
}

const address = (link: string) =>
	element('a', { href: link, target: '_blank', class: 'link', style: 'color:#1f5a4e;word-break:break-all' }, link);

function ways(content: MailContent, frame: MailFrame): Html[] {
	const small = 'padding-top:16px;font-size:14px;line-height:1.6;color:#646a72';
	return [
		...(content.button
			? [paragraph('ink3', small, frame.linkHint, element('br', {}), address(content.button.link))]
			: []),
		...(content.other
			? [
					paragraph(
						'ink2',
						'padding-top:16px;font-size:16px;line-height:1.6;color:#444d5a',
						content.other.text,
						element('br', {}),
						address(content.other.link),
					),
				]
			: []),
	];
}

function note(content: MailContent, frame: MailFrame): Html {
	const ground = content.isWarning ? '#f8ebcb' : '#e5f0ea';
	return row(
		cell(
			{ class: 'x', style: 'padding:26px 40px 34px' },
			table(
				{
					width: '100%',
					bgcolor: ground,
					class: content.isWarning ? 'warn' : 'soft',
					style: `background:${ground};border-radius:8px`,
				},
				row(
					cell(
						{
							class: 'ink',
							style: `padding:14px 18px;font-family:${sans};font-size:15px;line-height:1.55;color:#1b2430`,
						},
						content.note,
						...(content.hasContact ? [element('br', {}), frame.contact] : []),
					),
				),
			),
		),
	);
}

function foot(content: MailContent, frame: MailFrame): Html {
	const parts = [content.reason, ...frame.company];
	return row(
		cell(
			{
				class: 'x ink3',
				style: `padding:22px 40px 0;font-family:${sans};font-size:13px;line-height:1.6;color:#646a72`,
			},
			...parts.flatMap((part, at) => [...(at > 0 ? [element('br', {})] : []), part]),
			element('br', {}),
			element('a', { href: frame.origin, target: '_blank', class: 'link', style: 'color:#1f5a4e' }, frame.origin),
		),
	);
}

const body = (content: MailContent, frame: MailFrame) =>
	row(
		cell(
			{ class: 'x', style: 'padding:32px 40px 0' },
			paragraph('ink2', 'font-size:17px;line-height:1.6;color:#444d5a', content.greeting),
			...(content.kicker
				? [paragraph('link', 'padding-top:14px;font-size:14px;font-weight:600;color:#1f5a4e', content.kicker)]
				: []),
			element(
				'h1',
				{
					class: 'h ink',
					style: `margin:8px 0 0;font-family:${serif};font-weight:500;font-size:30px;line-height:1.28;color:#1b2430`,
				},
				content.heading,
			),
			paragraph('ink2', 'padding-top:14px;font-size:17px;line-height:1.6;color:#444d5a', ...lines(content.text)),
			...facts(content),
			...button(content),
			...ways(content, frame),
		),
	);

/** One column of at most 600 px, the look in every element: what Gmail and Outlook leave standing. */
export function mailHtml(content: MailContent, frame: MailFrame): string {
	// Korean breaks between words; browsers would break anywhere.
	const breaks = frame.tag === 'ko' ? ';word-break:keep-all' : '';
	const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all';
	const page = element(
		'html',
		{ lang: frame.tag, dir: 'ltr' },
		element(
			'head',
			{},
			element('meta', { charset: 'utf-8' }),
			element('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
			element('meta', { name: 'color-scheme', content: 'light dark' }),
			element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
			element('title', {}, content.subject),
			styleSheet(rules),
		),
		element(
			'body',
			{ class: 'bg', style: 'margin:0;padding:0;background:#faf6ec' },
			element('div', { style: hidden }, content.text),
			table(
				{ width: '100%', bgcolor: '#faf6ec', class: 'bg', style: 'background:#faf6ec' },
				row(
					cell(
						{ align: 'center', style: 'padding:24px 0 40px' },
						table(
							{ width: 600, align: 'center', style: `width:100%;max-width:600px;text-align:left${breaks}` },
							head(frame),
							row(
								cell(
									{ bgcolor: '#fffdf8', class: 'card', style: 'background:#fffdf8;border-radius:14px' },
									table({ width: '100%' }, body(content, frame), note(content, frame)),
								),
							),
							foot(content, frame),
						),
					),
				),
			),
		),
	);
	return `<!doctype html>${page.html}`;
}
