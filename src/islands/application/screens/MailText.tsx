export function MailText({ text, email }: { readonly text: string; readonly email: string }) {
  const [before = '', after = ''] = text.split('{email}');
  return (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {after}
    </>
  );
}
