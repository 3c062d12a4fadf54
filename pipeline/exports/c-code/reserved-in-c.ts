/**
 * Words that C11 and C++ keep for themselves, macros of compilers for Linux, and what the headers define that a generated
 * one includes: it would not compile with a member of that name.
 */
const reserved = new Set(
  (
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr continue " +
    "decltype default delete do double dynamic_cast else enum explicit export extern false float for friend goto if " +
    "inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public " +
    "register reinterpret_cast restrict return short signed sizeof static static_assert static_cast struct switch " +
    "template this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile " +
    "wchar_t while xor xor_eq " +
    "linux unix i386 NULL assert offsetof size_t ptrdiff_t max_align_t"
  ).split(" "),
);

/** Types and limits of `stdint.h`: C11, 7.20. */
const STDINT =
  /^u?int(_least|_fast)?(8|16|32|64)_t$|^u?int(ptr|max)_t$|^U?INT(_LEAST|_FAST)?(8|16|32|64|PTR|MAX)_(MIN|MAX|C)$/;

/** Whether a C compiler would not take the name. */
export function isReservedInC(name: string): boolean {
  return reserved.has(name) || STDINT.test(name);
}
